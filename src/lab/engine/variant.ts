import { contextValue, standardValue, type Context, type Variant } from './definitions'
import { bucketOf, variantSeed, type Bucket } from './hash'
import { note, quote, type Range, type Step } from './step'

/** A step of an evaluation with the variant that it chooses. */
export interface Choice {
  step: Step
  variant?: Variant | undefined
}

/**
 * The variant of a list for a context, as the Node.js SDK chooses it.
 * @param stickiness of the first variant, or of the strategy
 * @param random from 0 up to 1
 */
export function chooseVariant(
  groupId: string,
  stickiness: string | undefined,
  variants: readonly Variant[],
  context: Context,
  random: () => number,
): Choice {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  if (!(total > 0)) {
    return {
      step: note('No variant', `The weights of the variants add up to ${total}, so SDKs return the disabled variant.`),
    }
  }
  const overridden = findOverride(variants, context)
  if (overridden) return overridden
  const { value, source } = stickyValue(context, stickiness ?? 'default', random)
  const bucket = bucketOf(groupId, value, total, variantSeed)
  const ranges = rangesOf(variants)
  const position = ranges.findIndex(({ to }, index) => variants[index]?.weight !== 0 && bucket.bucket <= to)
  const variant = variants[position]
  const range = ranges[position]
  if (!variant || !range)
    return {
      step: { ...note('No variant', `${explainBucket(bucket, source)} No variant has this bucket.`), bucket, ranges },
    }
  const text = `${explainBucket(bucket, source)} ${quote(variant.name)} has ${describeRange(range)} of ${total}.`
  return { variant, step: { ...note(`Variant ${quote(variant.name)}`, text), bucket, ranges } }
}

/** The calculation in words, for rollouts and variants. */
export function explainBucket({ input, seed, hash, size, bucket, utf8Bucket }: Bucket, source: string): string {
  const other =
    utf8Bucket === undefined
      ? ''
      : ` SDKs that hash UTF-8 instead of the lower bytes of UTF-16 get bucket ${utf8Bucket}.`
  return `${source} The hash of ${quote(input)} with seed ${seed} is ${hash}. Modulo ${size}, plus 1, is bucket ${bucket}.${other}`
}

function describeRange({ from, to }: Range): string {
  return from === to ? `bucket ${from}` : `buckets ${from} to ${to}`
}

function rangesOf(variants: readonly Variant[]): Range[] {
  let end = 0
  return variants.map(({ name, weight }) => {
    const from = end + 1
    end += weight
    return { name, from, to: end }
  })
}

function findOverride(variants: readonly Variant[], context: Context): Choice | undefined {
  for (const variant of variants) {
    for (const { contextName, values } of variant.overrides) {
      const found = contextValue(context, contextName)
      if (found === undefined || !values.includes(found)) continue
      const text = `An override gives ${quote(variant.name)} to every context whose ${contextName} is ${quote(found)}. Nothing is hashed.`
      return { variant, step: note(`Variant ${quote(variant.name)}`, text) }
    }
  }
  return undefined
}

const defaultFields = ['userId', 'sessionId', 'remoteAddress'] as const

/** Which context field is hashed. */
export function explainSource(stickiness: string, field: string, value: string): string {
  return stickiness === field
    ? `${field} is ${quote(value)}.`
    : `Stickiness ${quote(stickiness)} uses ${field}, which is ${quote(value)}.`
}

/** @param why the value is random, as the end of the sentence; may be empty */
export function explainRandom(stickiness: string, why: string): string {
  return `Stickiness ${quote(stickiness)} uses a random value${why}. The next check uses another one.`
}

/** The value that is hashed; without one, a random value. */
function stickyValue(context: Context, stickiness: string, random: () => number): { value: string; source: string } {
  const isDefault = stickiness === 'default'
  for (const field of defaultFields) {
    const value = isDefault && standardValue(context, field)
    if (value) return { value, source: explainSource(stickiness, field, value) }
  }
  const found = isDefault ? undefined : contextValue(context, stickiness)
  if (found) return { value: found, source: explainSource(stickiness, stickiness, found) }
  const missing = isDefault ? 'userId, sessionId or remoteAddress' : stickiness
  const why = stickiness === 'random' ? '' : `, because the context has no ${missing}`
  return { value: String(Math.round(random() * 100_000)), source: explainRandom(stickiness, why) }
}
