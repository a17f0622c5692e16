import type { DocSearchHit, InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react'
import { escapeHtml } from '../../shared/escapeHtml'
import type { FoundSection, MarkedText } from '../engine/SearchResults'
import { unmarked } from './markedParts'

/** What the dialog draws of a found section, with `<mark>` round what was found. */
export interface HitLines {
  title: string
  /** Empty when there is nothing more to say. */
  below: string
}

/**
 * A found section as DocSearch knows it. It makes one group of hits with the same `lvl0`, which it shows as text: here that is
 * the page, with its category before it. What stands below is drawn by `SearchHitLink`, from lines among the highlights,
 * because DocSearch leaves those out of the recent searches that it stores. It draws the recent ones itself, as HTML: what it
 * would draw is escaped.
 */
export function docSearchHit({ url, path, anchor, category, title, headings, excerpt }: FoundSection): DocSearchHit {
  const [heading, deeper] = headings
  const type = !heading ? 'lvl1' : !deeper ? 'lvl2' : 'lvl3'
  const group = ownName([category, title].map(({ value }) => unmarked(value)).filter(Boolean).join(' › '))
  // Below a heading that has no text: the page that it is on.
  const below = excerpt.value || (heading ? title.value : '')
  const lines: HitLines = { title: (deeper ?? heading ?? title).value, below }
  const hit = {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor,
    type,
    content: plain(excerpt) || null,
    hierarchy: { lvl0: group, lvl1: ownName(plain(title)), lvl2: plain(heading) || null, lvl3: plain(deeper) || null },
    _highlightResult: { hierarchy: { lvl0: { value: group } }, lines },
  }
  // Its type promises all that Algolia may say.
  return hit as unknown as DocSearchHit
}

/** @returns nothing for recent and favourite searches, which are drawn by DocSearch. */
export function linesOf(hit: InternalDocSearchHit | StoredDocSearchHit): HitLines | undefined {
  return '_highlightResult' in hit ? (hit._highlightResult as unknown as { lines: HitLines }).lines : undefined
}

/** DocSearch keeps these among the recent searches, and shows them as HTML there. */
function plain(text: MarkedText | undefined): string {
  return escapeHtml(unmarked(text?.value ?? ''))
}

/** DocSearch sorts hits into plain objects by these names: one that every object has would break it. */
function ownName(name: string): string {
  return name in {} ? `${name} ` : name
}
