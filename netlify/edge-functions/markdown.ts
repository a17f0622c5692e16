/**
 * What Netlify runs it for: requests of pages that accept Markdown. Others don't wait for it.
 * https://docs.netlify.com/build/edge-functions/declarations/
 */
export const config = {
  path: '/*',
  // Files have an extension, pages don't.
  excludedPattern: String.raw`^.*\.\w+$`,
  // No `method`: Netlify refuses the deployment of a function that names HEAD.
  header: { accept: 'text/markdown' },
}

/**
 * Responds with the Markdown copy of a page to a request that prefers Markdown.
 *
 * Netlify compiles this file by itself, so it imports nothing; a test compares the paths with `markdownPath`.
 *
 * @returns `undefined` for a path without a copy: the request continues as usual
 */
export default async function respondWithMarkdown(request: Request): Promise<Response | undefined> {
  if (!['GET', 'HEAD'].includes(request.method)) return undefined
  if (!prefersMarkdown(request.headers.get('accept') ?? '')) return undefined
  const url = new URL(request.url)
  url.pathname = `${url.pathname.replace(/\/+$/, '') || '/index'}.md`
  const copy = await fetch(url, { method: request.method, redirect: 'manual' })
  if (!copy.ok) return undefined
  const headers = new Headers(copy.headers)
  headers.append('vary', 'accept')
  return new Response(copy.body, { headers })
}

/** Whether Markdown is at least as welcome as HTML: programs that want Markdown often accept both (RFC 9110, 12.5.1). */
function prefersMarkdown(accept: string): boolean {
  const markdown = weightOf(accept, 'text/markdown')
  return markdown > 0 && markdown >= weightOf(accept, 'text/html')
}

function weightOf(accept: string, type: string): number {
  const range = accept.split(',').find((part) => part.trim().toLowerCase().split(/\s*;/)[0] === type)
  if (range === undefined) return 0
  return Number(/;\s*q=([\d.]+)/i.exec(range)?.[1] ?? 1)
}
