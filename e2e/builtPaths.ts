import fs from 'node:fs'
import * as built from '../tools/server/builtPages'

/** Paths of all pages in public/ except the not-found page. */
export function builtPaths(): string[] {
  return built.builtPaths('public').filter((page) => page !== '/404')
}

export function htmlOf(path: string): string {
  return fs.readFileSync(`public${path === '/' ? '' : path}/index.html`, 'utf8')
}

/** What a page is called, so that a test doesn't repeat it. */
export function titleOf(path: string): string {
  const [, title = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(htmlOf(path)) ?? []
  return title
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
