import type { Redirects } from '../types'

export interface Redirect {
  from: string
  to: string
  origin: 'old' | 'docs-prefix' | 'extension'
}

const prefix = '/docs'
const extensions = ['.html', '.htm']

/**
 * All addresses that lead to a page without being one.
 *
 * Old addresses also answer under `/docs`; every page also answers under `/docs` and, but for the home page, with
 * `.html` and `.htm`. A page wins over a derived redirect with the same path, an earlier redirect over a later one.
 *
 * @param written old addresses as written; one that is a page is kept, so that the check can name it.
 */
export function expandRedirects(written: readonly Redirects[], pagePaths: readonly string[]): Redirect[] {
  const old = written.flatMap((redirects) =>
    Object.entries(redirects).map(([from, to]): Redirect => ({ from, to, origin: 'old' })),
  )
  const oldUnderPrefix = old
    .filter(({ from }) => from !== prefix && !from.startsWith(`${prefix}/`))
    .map(({ from, to }): Redirect => ({ from: prefix + from, to, origin: 'docs-prefix' }))
  const pagesWithExtension = pagePaths
    .filter((path) => path !== '/')
    .flatMap((path) => extensions.map((extension): Redirect => ({ from: path + extension, to: path, origin: 'extension' })))
  const pagesUnderPrefix = pagePaths.map(
    (path): Redirect => ({ from: path === '/' ? prefix : prefix + path, to: path, origin: 'docs-prefix' }),
  )

  const pages = new Set(pagePaths)
  const bySource = new Map<string, Redirect>()
  for (const redirect of [...old, ...oldUnderPrefix, ...pagesWithExtension, ...pagesUnderPrefix]) {
    const isFree = redirect.origin === 'old' || !pages.has(redirect.from)
    if (isFree && !bySource.has(redirect.from)) bySource.set(redirect.from, redirect)
  }
  return [...bySource.values()]
}
