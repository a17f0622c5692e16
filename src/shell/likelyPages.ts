import { distance } from 'fastest-levenshtein'

export interface KnownPage {
  path: string
  title: string
}

/** Beyond this a page has too little in common with the address to be meant; 0 is the same. */
const limit = 0.6

/**
 * The pages a reader of an address that leads nowhere may have meant, the likeliest first. What counts are the last segment,
 * which names the page, and then the whole path.
 *
 * @param address path of the address, as it is in the browser
 */
export function likelyPages(address: string, pages: readonly KnownPage[], count = 5): KnownPage[] {
  const wanted = normal(address)
  if (wanted === '') return []
  return pages
    .map((page) => ({ page, score: score(wanted, normal(page.path)) }))
    .filter(({ score: found }) => found <= limit)
    .sort((a, b) => a.score - b.score || a.page.path.length - b.page.path.length)
    .slice(0, count)
    .map(({ page }) => page)
}

function score(wanted: string, path: string): number {
  const [wantedName, name] = [wanted, path].map((text) => text.slice(text.lastIndexOf('/') + 1)) as [string, string]
  if (name === '') return 1
  const contains = wantedName.length > 2 && (name.includes(wantedName) || wantedName.includes(name))
  const ofName = contains ? Math.min(0.3, difference(wantedName, name)) : difference(wantedName, name)
  return 0.75 * ofName + 0.25 * difference(wanted, path)
}

/** 0 for equal texts, 1 for texts that have nothing in common. */
function difference(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1)
}

/** `/Docs/My_Page.html/` → `my-page` */
function normal(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[_\s]|%20/g, '-')
    .replace(/^\/+|\/+$/g, '')
    .replace(/^docs\//, '')
}
