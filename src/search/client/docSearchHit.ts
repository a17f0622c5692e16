import type { DocSearchHit } from '@docsearch/react'
import type { FoundSection, MarkedText } from '../engine/SearchResults'
import { markedHtml, unmarked } from './markedParts'

/**
 * A found section as DocSearch shows it. DocSearch writes titles and snippets into the page as HTML: all of them are escaped
 * here, but for the marks. It shows `lvl0` as text, and makes one group of hits with the same: here that is the page, with its
 * category before it. Below a heading it shows the page's title; with that above the group, the excerpt says more.
 */
export function docSearchHit(section: FoundSection): DocSearchHit {
  const { url, path, anchor, category, title, headings, excerpt } = section
  const type = headings.length === 0 ? 'lvl1' : headings.length === 1 ? 'lvl2' : 'lvl3'
  const group = ownName([category, title].map(({ value }) => unmarked(value)).filter(Boolean).join(' › '))
  const shown = { lvl1: title, lvl2: headings[0], lvl3: headings[1] }
  const below = type === 'lvl1' || excerpt.value === '' ? title : excerpt
  const results = {
    hierarchy: levels((level) => {
      if (level === 'lvl0') return { value: group, matchLevel: 'none', matchedWords: [] }
      return highlight(level === 'lvl1' ? below : shown[level as 'lvl2' | 'lvl3'])
    }),
    content: highlight(excerpt),
    hierarchy_camel: [],
  }
  return {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor,
    type,
    content: plain(excerpt) || null,
    hierarchy: {
      lvl0: group,
      lvl1: ownName(plain(title)),
      lvl2: plain(headings[0]) || null,
      lvl3: plain(headings[1]) || null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: results,
    _snippetResult: results,
  }
}

type Levels = DocSearchHit['_highlightResult']['hierarchy']
type Highlight = Levels['lvl0']

function levels(of: (level: keyof Levels) => Highlight): Levels {
  return {
    lvl0: of('lvl0'),
    lvl1: of('lvl1'),
    lvl2: of('lvl2'),
    lvl3: of('lvl3'),
    lvl4: of('lvl4'),
    lvl5: of('lvl5'),
    lvl6: of('lvl6'),
  }
}

function highlight(text: MarkedText | undefined): Highlight {
  return { value: markedHtml(text?.value ?? ''), matchLevel: text?.matchLevel ?? 'none', matchedWords: [] }
}

/** Escaped as well: DocSearch keeps these among the recent searches, and shows them as HTML there. */
function plain(text: MarkedText | undefined): string {
  return markedHtml(unmarked(text?.value ?? ''))
}

/** DocSearch sorts hits into plain objects by these names: one that every object has would break it. */
function ownName(name: string): string {
  return name in {} ? `${name} ` : name
}
