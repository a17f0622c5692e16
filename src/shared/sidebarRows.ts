import type { SidebarNode } from './sidebarTree'

/** A page or an operation of a sidebar, as its filter finds it; `group` is the label above it. */
export type SidebarRow = readonly [label: string, path: string, group: string, method?: string]

/** Every page of a sidebar in its order, also those of lazy groups. */
export function sidebarRows(nodes: readonly SidebarNode[], group = ''): SidebarRow[] {
  return nodes.flatMap(({ label, path, method, items = [] }): SidebarRow[] => {
    const own: SidebarRow[] =
      path === undefined ? [] : [method === undefined ? [label, path, group] : [label, path, group, method]]
    return [...own, ...sidebarRows(items, label)]
  })
}

/** A word, and its singular: names of operations have that more often. (`words.ts` would load all synonyms.) */
function formsOf(word: string): string[] {
  return [
    word,
    word.replace(/ies$|(?<=\w\w[su]s|x|z|[cs]h)es$|(?<=\w\w[^s])s$/, (ending) => (ending === 'ies' ? 'y' : '')),
  ]
}

/** The rows that contain all words of a query in their label, path or method; those that begin with it come first. */
export function filterRows(rows: readonly SidebarRow[], query: string): SidebarRow[] {
  const text = query.trim().toLowerCase()
  const words = text.split(/\s+/).map(formsOf)
  const matching = rows.filter(([label, path, , method = '']) => {
    const searched = `${method} ${label} ${path}`.toLowerCase()
    return words.every((forms) => forms.some((form) => searched.includes(form)))
  })
  const place = ([label]: SidebarRow) => {
    const at = label.toLowerCase().indexOf(text)
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return matching.sort((a, b) => place(a) - place(b))
}
