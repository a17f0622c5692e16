import type { Bucket } from './hash'

/** `noted` steps explain something without a part in the verdict, such as the choice of a variant. */
export type Outcome = 'passed' | 'failed' | 'skipped' | 'noted'

/** How the outcome of a step follows from its parts. */
type Rule = 'all' | 'any' | 'none'

/** One step of an evaluation. The verdict is the outcome of the outermost step, so trace and verdict can't disagree. */
export interface Step {
  title: string
  /** Sentences that explain the outcome. */
  text: string
  outcome: Outcome
  /** A `check` is decided on its own. */
  rule: Rule | 'check'
  steps: Step[]
  bucket?: Bucket
  /** Of a rollout: the last bucket that is enabled. */
  percentage?: number
  /** Of variants: their ranges of buckets. */
  ranges?: Range[]
}

/** Buckets of a variant, both ends included; `to` is below `from` if its weight is 0. */
export interface Range {
  name: string
  from: number
  to: number
}

/** A condition that decides. */
export function check(title: string, isPassed: boolean, text: string): Step {
  return { title, text, outcome: isPassed ? 'passed' : 'failed', rule: 'check', steps: [] }
}

/** Something worth knowing that decides nothing. */
export function note(title: string, text: string): Step {
  return { title, text, outcome: 'noted', rule: 'check', steps: [] }
}

/** Something that wasn't evaluated, with the reason. */
export function skipped(title: string, text: string): Step {
  return { title, text, outcome: 'skipped', rule: 'check', steps: [] }
}

/** @param texts for the two outcomes */
export function combine(rule: Rule, title: string, steps: Step[], texts: { passed: string; failed: string }): Step {
  const outcome = outcomeOf(rule, steps)
  return { title, text: texts[outcome], outcome, rule, steps }
}

/** The outcome of a step with parts. Skipped and noted parts don't count. */
export function outcomeOf(rule: Rule, steps: readonly Step[]): 'passed' | 'failed' {
  const has = (wanted: Outcome) => steps.some(({ outcome }) => outcome === wanted)
  return { all: !has('failed'), any: has('passed'), none: !has('passed') }[rule] ? 'passed' : 'failed'
}

/** A value in quotes, shortened to what a reader takes in. */
export function quote(value: string): string {
  return `"${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`
}

/** The first values of a list, and how many there are besides. */
export function quoteList(values: readonly string[]): string {
  const shown = 5
  if (values.length === 0) return 'an empty list'
  const more = values.length - shown
  return values.slice(0, shown).map(quote).join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more` : '')
}
