import type { ProductSource } from '../facts/productSource'
import { changedFacts, type Change } from './compareSources'
import { contentLines, linesThatSay, type ContentLine } from './contentLines'
import { lostMessages } from './lostMessages'
import { documentedField, operationsOf } from './operationsOf'
import { radarFindings, type Finding } from './radarFindings'
import { sourceFacts } from './sourceFacts'
import { sourceLines } from './sourceLines'

const folders = ['src/lib', 'src/migrations']

/** What a newer tree of the product makes wrong on the pages. */
export function productFindings(older: ProductSource, newer: ProductSource): Finding[] {
  const names = new Map<string, string[]>()
  for (const { kind, name } of sourceFacts(older)) names.set(kind, [...(names.get(kind) ?? []), name])
  const [lineBefore, lineAfter] = [sourceLines(older, folders), sourceLines(newer, folders)]
  const lineOf = ({ change, name }: Change) => (change === 'removed' ? lineBefore(name) : lineAfter(name))
  const lines = contentLines()
  const changes = [...changedFacts(older, newer), ...lostMessages(older, newer)].filter(
    (change) => !isDocumented(change),
  )
  const findings = radarFindings(changes, names, lines, lineOf)
  return withExamples(findings, lines)
}

/** Whether the API document has a new or changed field already as the newer source has it. */
function isDocumented({ kind, change, name, to }: Change): boolean {
  if (kind !== 'fields' || change === 'removed') return false
  const state = documentedField(name)
  return change === 'added' ? state !== undefined : state === to
}

/** Examples that run send or show the fields of their operation: one that is gone, or must be there now, may make them fail. */
function withExamples(findings: readonly Finding[], lines: readonly ContentLine[]): Finding[] {
  const using = operationsOf()
  const examples = lines.filter(({ text }) => /^\s*```.* operation="/.test(text))
  return findings.map((finding) => {
    const [, schema] = finding.kind === 'fields' && finding.change !== 'added' ? finding.name.split(/^(\w+)\./) : []
    if (schema === undefined) return finding
    const wrong = using(schema).flatMap((operation) => linesThatSay(examples, operation))
    return { ...finding, lines: [...finding.lines, ...wrong] }
  })
}
