import type { SectionDigest } from './sectionDigests'

/** Digests of sections by the path of their page. */
export type SeenSections = ReadonlyMap<string, readonly string[]>

/** A line for each page, `/quickstart 1xg2k 9zk3f`, the latest last. */
export const seenFormat = /^(\/[\w./-]*( [\da-z]{1,7})+\n)*$/

/** About 20 KB; browsers give a site 5 MB. */
const maxPages = 200

/** @param stored ignored where it has another format. */
export function readSeen(stored: string | undefined): SeenSections {
  if (stored === undefined || !seenFormat.test(stored)) return new Map()
  return new Map(
    stored
      .split('\n')
      .slice(0, -1)
      .map((line) => {
        const [path = '', ...digests] = line.split(' ')
        return [path, digests]
      }),
  )
}

/** With a page as the latest one, in the format that is stored. */
export function withPage(seen: SeenSections, path: string, digests: readonly string[]): string {
  const pages = [...[...seen].filter(([other]) => other !== path), [path, digests] as const]
  const lines = pages.slice(-maxPages).map(([page, all]) => `${[page, ...all].join(' ')}\n`)
  return lines.filter((line) => seenFormat.test(line)).join('')
}

/**
 * Sections that the reader hasn't seen in this form. On a page that the reader opens for the first time, none.
 * @param seen at earlier visits.
 * @param marked in this tab, so that a reload doesn't remove the marks.
 */
export function changedSections(
  sections: readonly SectionDigest[],
  seen: readonly string[] | undefined,
  marked: readonly string[] = [],
): SectionDigest[] {
  return sections.filter(({ digest }) => marked.includes(digest) || (seen !== undefined && !seen.includes(digest)))
}
