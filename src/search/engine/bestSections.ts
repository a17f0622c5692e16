import type { IndexedPage, IndexedSection } from '../../shared/search/unpackIndex'
import { asName, isCalled } from './isCalled'
import type { QueryWord } from './queryWords'
import { wordsOf } from './wordsOf'

/** Sections shown of one page, besides the page itself. */
const most = 3

interface SectionWords {
  heading: ReadonlySet<string>
  text: ReadonlySet<string>
}

const knownWords = new WeakMap<IndexedSection, SectionWords>()

/** The sections of a page that answer most of a query, in the order of the page; one that is called what was typed is first. */
export function bestSections(page: IndexedPage, asked: readonly QueryWord[], query: string): IndexedSection[] {
  const typed = asName(query)
  const scored = page.sections.map((section, place) => {
    const isNamed = isCalled(section.headings.at(-1) ?? '', typed)
    return { section, place: isNamed ? -1 : place, score: scoreOf(section, asked) + (isNamed ? 1 : 0) }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ section, score }) => section.anchor !== null && score > 0 && score >= best * 0.6)
    .sort((a, b) => b.score - a.score)
    // Symptoms have the address of the heading above them: it is there once, with the best of them.
    .filter(({ section: { anchor } }, place, all) => all.findIndex(({ section }) => section.anchor === anchor) === place)
    .slice(0, most)
    .sort((a, b) => a.place - b.place)
    .map(({ section }) => section)
}

/** Every word of the query counts once: most in the heading, where a short heading says more than a long one. */
function scoreOf(section: IndexedSection, asked: readonly QueryWord[]): number {
  const { heading, text } = wordsOfSection(section)
  const inHeading = asked.filter((word) => has(heading, word)).length
  const inText = asked.filter((word) => has(text, word)).length
  return inHeading * 3 + inText + (heading.size > 0 ? (2 * inHeading) / heading.size : 0)
}

/** Whether a section has a word, or the beginning of a longer one, or all words of a synonym. */
function has(words: ReadonlySet<string>, { words: own, parts, synonyms }: QueryWord): boolean {
  const isThere = (phrase: readonly string[]) => phrase.length > 0 && phrase.every((word) => words.has(word))
  if (isThere(own) || isThere(parts) || synonyms.some(isThere)) return true
  const [only = '', ...rest] = own
  return rest.length === 0 && only.length > 2 && [...words].some((word) => word.startsWith(only))
}

function wordsOfSection(section: IndexedSection): SectionWords {
  const before = knownWords.get(section)
  if (before) return before
  const words = { heading: new Set(wordsOf(section.headings.at(-1) ?? '')), text: new Set(wordsOf(section.text)) }
  knownWords.set(section, words)
  return words
}
