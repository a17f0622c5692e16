import type { Code } from 'mdast'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import { fenceAttributes, type FenceAttributes } from './fenceAttributes'
import { report, type Part } from './Part'

/** The attributes that fences of a kind may have, by how they are written. */
export interface FenceRule {
  /** `title="…"` */
  readonly values: readonly string[]
  /** `ins={2}`; `mark` is written without its name. */
  readonly ranges?: readonly string[]
  /** `wrap` */
  readonly flags?: readonly string[]
}

/** Reads what follows the language of a code fence, and reports what its kind of fence does not have. */
export function readFence(node: Code, { values, ranges = [], flags = [] }: FenceRule, part: Part): FenceAttributes {
  const given = fenceAttributes(node.meta ?? '')
  const written = new Map([
    ...values.map((name) => [name, `${name}="…"`] as const),
    ...ranges.map((name) => [name, name === 'mark' ? '{1,3-5}' : `${name}={2}`] as const),
    ...flags.map((name) => [name, name] as const),
  ])
  if (given.rest) {
    const fix = `Write ${[...written.values()].join(' ')}.`
    report(part, node, `"${given.rest}" on a code block is not understood.`, fix)
  }
  const kinds = [
    [given.values.keys(), values],
    [given.ranges.keys(), ranges],
    [given.flags, flags],
  ] as const
  for (const [names, known] of kinds) {
    for (const name of names) {
      const form = written.get(name)
      if (known.includes(name)) continue
      if (form) report(part, node, `The attribute "${name}" of a code block is written in another way.`, `Write ${form}.`)
      else report(part, node, `A code block has no attribute "${name}".`, nearestSentence(name, [...written.keys()], 'Remove it.'))
    }
  }
  return given
}
