import { distance } from 'fastest-levenshtein'

/** A page of the site. */
export interface KnownPage {
  path: string
  title: string
}

/** A redirect of the site. */
export interface OldPath {
  from: string
  to: string
}

/** Pages that differ more from the requested path are left out; 0 is the same path, 1 has nothing in common. */
const maxDifference = 0.45
/** A name that is part of another one, `page` of `writing-pages`, says little below this share of its length. */
const minShare = 0.4
/** Many words of so few letters differ in one letter only: `nope` and `node`. */
const shortName = 4

/** Pages that the reader may have meant, the likeliest first: by their path, by their title as a path, and by old paths. */
export function likelyPages(
  path: string,
  pages: readonly KnownPage[],
  redirects: readonly OldPath[] = [],
): KnownPage[] {
  const wanted = normal(path)
  if (wanted === '') return []
  const oldPaths = new Map<string, string[]>()
  for (const { from, to } of redirects) {
    const [target = ''] = to.split('#')
    oldPaths.set(target, [...(oldPaths.get(target) ?? []), from])
  }
  return (
    pages
      .map((page) => {
        const names = [page.path, titlePath(page), ...(oldPaths.get(page.path) ?? [])]
        return { page, score: Math.min(...names.map((name) => score(wanted, normal(name)))) }
      })
      .filter(({ score: found }) => found <= maxDifference)
      .sort((a, b) => a.score - b.score || a.page.path.length - b.page.path.length)
      // More would hide the likeliest.
      .slice(0, 3)
      .map(({ page }) => page)
  )
}

/** `/reference/feature-flag-types` for the page `/reference/feature-toggle-types` with the title "Feature flag types". */
function titlePath({ path, title }: KnownPage): string {
  const words = title.match(/[\p{L}\d]+/gu) ?? []
  return path.slice(0, path.lastIndexOf('/') + 1) + words.join('-')
}

/** The last segment, which names the page, counts more than the whole path. */
function score(wanted: string, path: string): number {
  const [wantedName, name] = [wanted, path].map((text) => text.slice(text.lastIndexOf('/') + 1)) as [string, string]
  if (name === '') return 1
  const [short, long] = wantedName.length < name.length ? [wantedName, name] : [name, wantedName]
  const contains = short.length > 2 && short.length / long.length >= minShare && long.includes(short)
  if (short.length <= shortName && wantedName !== name && !contains) return 1
  const ofName = contains ? Math.min(0.3, difference(wantedName, name)) : difference(wantedName, name)
  return 0.75 * ofName + 0.25 * difference(wanted, path)
}

/** 0 for equal strings, 1 for strings that have nothing in common. */
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
