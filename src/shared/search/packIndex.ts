import type { FirstPart, PackedPage, TextPart } from './IndexParts'
import type { SearchRecord } from './SearchRecord'

interface OpenPage {
  packed: PackedPage
  texts: string[]
}

/**
 * The two files of the embedded index.
 *
 * @param records in the order of pages and sections.
 */
export function packIndex(records: readonly SearchRecord[]): { first: Omit<FirstPart, 'texts'>; texts: TextPart } {
  const categories = unique(records.map(({ hierarchy }) => hierarchy.lvl0))
  const kinds = unique(records.map(({ kind }) => kind))
  const pages = new Map<string, OpenPage>()
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? openPage(record)
    pages.set(record.url_without_anchor, page)
    const [, part] = /~(\d+)$/.exec(record.objectID) ?? []
    if (part !== undefined) {
      page.texts.push(`${page.texts.pop() ?? ''} ${record.content}`)
      continue
    }
    page.texts.push(record.content)
    const heading = record.hierarchy.lvl3 ?? record.hierarchy.lvl2
    if (record.anchor !== null && heading !== null) {
      page.packed[7].push([record.anchor, heading, record.type === 'lvl2' ? 2 : record.weight.level > 0 ? 3 : 4])
    }
  }
  const open = [...pages.values()]
  return { first: { categories, kinds, pages: open.map(({ packed }) => packed) }, texts: open.map(({ texts }) => texts) }

  function openPage({ url_without_anchor: path, hierarchy, description, keywords, weight, kind }: SearchRecord): OpenPage {
    const places = [weight.page, categories.indexOf(hierarchy.lvl0), kinds.indexOf(kind)] as const
    return { packed: [path, hierarchy.lvl1, description, keywords.join('\n'), ...places, []], texts: [] }
  }
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
