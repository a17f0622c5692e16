import { siteOf } from '../../src/mcp/docsSite'
import type { ReadSite } from './examReader'

/**
 * The site with a fact deleted from one page, as if it had been built without it: from the search, the Markdown of the page and of its
 * sections, and from what the search answers about it.
 */
export function withoutFact({ site, answers }: ReadSite, page: string, fact: RegExp): ReadSite {
  const everywhere = new RegExp(fact.source, `${fact.flags.replace('g', '')}g`)
  const cut = (text: string) => text.replaceAll(everywhere, '')
  const owner = site.pages.get(page)
  if (!owner) throw new Error(`There is no page ${page}.`)
  const changed = {
    ...owner,
    description: cut(owner.description),
    keywords: owner.keywords.map(cut),
    sections: owner.sections.map((section) => ({
      ...section,
      headings: section.headings.map(cut),
      text: cut(section.text),
    })),
  }
  const index = [...site.pages.values()].map((other) => (other === owner ? changed : other))
  const isOfPage = (file: string) => file === `${page}.md` || file.startsWith(`${page}/`)
  return {
    site: siteOf(site.facts, index, async (file) => {
      const text = await site.read(file)
      return text !== undefined && isOfPage(file) ? cut(text) : text
    }),
    answers: answers.map((answer) =>
      answer.url.replace(/#.*/, '') === page ? { ...answer, text: cut(answer.text) } : answer,
    ),
  }
}
