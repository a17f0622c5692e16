import type { Reference } from '../../gatsby-markdown-tree/src/Reference'
import { nearestSentence } from '../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { factKindList } from './factKinds'

interface NamedFact {
  list: string
  name: string
  aliases: readonly string[]
  parts: readonly string[]
}

/** Names in pages that no list has: facts, and the parts of lists that tables show. */
export function factReferenceProblems(references: readonly Reference[], facts: readonly NamedFact[]): Problem[] {
  const known = new Map<string, { names: string[]; list: string }>()
  for (const kind of factKindList) {
    const { list, refersTo, table } = kind
    const own = facts.filter((fact) => fact.list === list)
    if (refersTo) known.set(refersTo, { list, names: own.flatMap(({ name, aliases }) => [name, ...aliases]) })
    if (table.filter) known.set(table.filter.refersTo, { list, names: [...new Set(own.flatMap(({ parts }) => parts))] })
  }
  return references.flatMap(({ kind, name, file, line }): Problem[] => {
    const list = known.get(kind)
    if (!list || list.names.includes(name)) return []
    const fix = nearestSentence(name, list.names, `What there is stands in content/data/${list.list}.ts.`)
    const what = `"${name}" does not stand in content/data/${list.list}.ts.`
    return [{ severity: 'error', file, ...(line !== undefined && { line }), what, fix }]
  })
}
