import MiniSearch, { type Query } from 'minisearch'
import { synonymsOf } from '../../src/shared/words'
import { readBuiltIndex } from './builtEngine'

const boost = { title: 8, keywords: 5, headings: 3, description: 2.5, text: 1 }

/**
 * MiniSearch as its documentation sets it up, over the same index: boosted fields, prefix of the last word, fuzzy 0.2, all words
 * and else any, synonyms as further words. What the engine adds to it has to be worth its lines.
 *
 * @returns a search for the paths of pages, best first.
 */
export async function bareMiniSearch(): Promise<(query: string) => string[]> {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ['path'],
    tokenize,
    searchOptions: { boost, tokenize: (term) => [term], fuzzy: 0.2 },
  })
  const documents = (await readBuiltIndex()).map(({ path, title, keywords, description, sections }, id) => {
    const headings = sections.map((section) => section.headings.at(-1) ?? '').join('\n')
    return {
      id,
      path,
      title,
      keywords: keywords.join('\n'),
      description,
      headings,
      text: sections.map(({ text }) => text).join('\n'),
    }
  })
  index.addAll(documents)
  return (query) => {
    const words = tokenize(query)
    const queries = words.map((word, place): Query => {
      const synonyms = synonymsOf([word]).map((phrase): Query => ({
        combineWith: 'AND',
        queries: [...phrase],
        fuzzy: false,
        boostTerm: () => 0.35,
      }))
      return { combineWith: 'OR', queries: [{ queries: [word], prefix: place === words.length - 1 }, ...synonyms] }
    })
    const all = index.search({ combineWith: 'AND', queries })
    return (all.length > 0 ? all : index.search({ combineWith: 'OR', queries })).map(({ path }) => path as string)
  }
}

function tokenize(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
