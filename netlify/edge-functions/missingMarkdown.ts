/** What Netlify runs it for: requests of Markdown copies. */
export const config = { path: '/*.md' }

/** What it needs of Netlify's context: https://docs.netlify.com/build/edge-functions/api/ */
interface Context {
  next: () => Promise<Response>
}

/**
 * Answers a request for a Markdown copy that doesn't exist in Markdown. Without it, programs would get the whole HTML page
 * for unknown paths, with the type that `_headers` gives to every path that ends in `.md`.
 */
export default async function respondWithMissingMarkdown(_request: Request, context: Context): Promise<Response> {
  const response = await context.next()
  if (response.status !== 404) return response
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  headers.set('content-type', 'text/markdown; charset=utf-8')
  return new Response(
    '# Page not found\n\nNo page of this site has this path. [llms.txt](/llms.txt) lists all pages.\n',
    {
      status: 404,
      headers,
    },
  )
}
