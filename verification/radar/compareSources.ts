import type { ProductSource } from '../facts/productSource'
import { sourceFacts, type SourceFact } from './sourceFacts'

export interface Change {
  kind: string
  name: string
  change: 'added' | 'removed' | 'changed'
  from: string
  to: string
}

/** What the newer tree of the product states differently. */
export function changedFacts(older: ProductSource, newer: ProductSource): Change[] {
  const [before, after] = [older, newer].map((source) => byName(sourceFacts(source))) as [Facts, Facts]
  const changes: Change[] = []
  for (const [key, { kind, name, value }] of after) {
    const old = before.get(key)
    if (!old) {
      if (isKnown(kind, name, before)) changes.push({ kind, name, change: 'added', from: '', to: value })
    } else if (old.value !== value) changes.push({ kind, name, change: 'changed', from: old.value, to: value })
  }
  for (const [key, { kind, name, value }] of before)
    if (!after.has(key) && isKnown(kind, name, after))
      changes.push({ kind, name, change: 'removed', from: value, to: '' })
  return changes
}

/** Fields are compared where both trees have the schema: others come and go with their operations, or can't be read in one of them. */
function isKnown(kind: string, name: string, other: Facts): boolean {
  if (kind !== 'fields') return true
  const schema = `${kind} ${name.replace(/\..*/, '.')}`
  return [...other.keys()].some((key) => key.startsWith(schema))
}

type Facts = Map<string, SourceFact>

function byName(facts: readonly SourceFact[]): Facts {
  return new Map(facts.map((fact) => [`${fact.kind} ${fact.name}`, fact]))
}
