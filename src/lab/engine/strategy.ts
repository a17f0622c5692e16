import { checkConstraint } from './constraint'
import { contextValue, standardValue, type Context, type Segment, type Strategy } from './definitions'
import { bucketOf, rolloutSeed } from './hash'
import { check, combine, quote, quoteList, skipped, type Step } from './step'
import { chooseVariant, explainBucket, explainRandom, explainSource, type Choice } from './variant'

/** What an evaluation depends on besides flags and context. */
export interface Surroundings {
  segments: ReadonlyMap<number, Segment>
  now: Date
  /** From 0 up to 1. */
  random: () => number
  /** Of the machine that evaluates, for the strategy `applicationHostname`. */
  hostname: string
}

type Parameters = Strategy['parameters']

interface BuiltInStrategy {
  /** In the Admin UI. */
  label: string
  /** What it checks after its constraints and segments. */
  own: (parameters: Parameters, context: Context, surroundings: Surroundings) => Step
}

/** By the name in the API. */
export const builtInStrategies: ReadonlyMap<string, BuiltInStrategy> = new Map([
  ['flexibleRollout', { label: 'Gradual rollout', own: checkRollout }],
  ['default', { label: 'Standard', own: checkStandard }],
  ['remoteAddress', { label: 'IPs', own: checkIps }],
  ['applicationHostname', { label: 'Hosts', own: checkHosts }],
  ['userWithId', { label: 'UserIDs', own: checkUserIds }],
  ['gradualRolloutUserId', { label: 'Users', own: checkFixedRollout('userId') }],
  ['gradualRolloutSessionId', { label: 'Sessions', own: checkFixedRollout('sessionId') }],
  ['gradualRolloutRandom', { label: 'Randomized', own: checkRandomRollout }],
])

/**
 * @param index in the flag, from 0
 * @returns with a variant of the strategy itself; the flag's variants count only without it
 */
export function checkStrategy(strategy: Strategy, index: number, context: Context, surroundings: Surroundings): Choice {
  const builtIn = builtInStrategies.get(strategy.name)
  const title = `Strategy ${index + 1}: ${builtIn?.label ?? strategy.name}`
  if (!builtIn) {
    const text = `Unleash has no built-in strategy ${quote(strategy.name)}. SDKs skip it, unless your application registers a custom strategy with this name.`
    return { step: check(title, false, text) }
  }
  const conditions = [
    ...strategy.constraints.map((constraint) => checkConstraint(constraint, context, surroundings.now)),
    ...strategy.segments.map((id) => checkSegment(id, context, surroundings)),
  ]
  const areMet = conditions.every(({ outcome }) => outcome === 'passed')
  const last = areMet
    ? builtIn.own(strategy.parameters, context, surroundings)
    : skipped(builtIn.label, "Not checked, because a condition above isn't satisfied.")
  const step = combine('all', title, [...conditions, last], {
    passed: 'The strategy is satisfied.',
    failed: "The strategy isn't satisfied.",
  })
  const { parameters, variants } = strategy
  if (step.outcome === 'failed' || variants.length === 0) return { step }
  const stickiness = variants[0]?.stickiness || parameters['stickiness']
  // Without a group, the Node.js SDK hashes the word "undefined".
  const choice = chooseVariant(`${parameters['groupId']}`, stickiness, variants, context, surroundings.random)
  step.steps.push(choice.step)
  return { step, variant: choice.variant }
}

function checkSegment(id: number, context: Context, { segments, now }: Surroundings): Step {
  const segment = segments.get(id)
  if (!segment)
    return check(
      `Segment ${id}`,
      false,
      `The data contains no segment with the ID ${id}, so the strategy isn't satisfied.`,
    )
  const steps = segment.constraints.map((constraint) => checkConstraint(constraint, context, now))
  return combine('all', `Segment ${quote(segment.name)}`, steps, {
    passed:
      steps.length === 0
        ? 'The segment has no constraints, so it contains everyone.'
        : 'The segment contains this context.',
    failed: "The segment doesn't contain this context.",
  })
}

function checkStandard(): Step {
  return check('Standard', true, 'The standard strategy is on for everyone who meets its conditions.')
}

function checkRollout(
  { rollout, groupId = '', ...parameters }: Parameters,
  context: Context,
  { random }: Surroundings,
): Step {
  const stickiness = parameters['stickiness'] || 'default'
  const finish = (value: string, source: string) => rolloutStep(rollout, groupId, value, source)
  const randomValue = () => `${Math.round(random() * 10_000) + 1}`
  if (stickiness === 'random') return finish(randomValue(), explainRandom(stickiness, ''))
  if (stickiness === 'default') {
    for (const field of ['userId', 'sessionId'] as const) {
      const value = standardValue(context, field)
      if (value) return finish(value, explainSource(stickiness, field, value))
    }
    return finish(randomValue(), explainRandom(stickiness, ', because the context has neither userId nor sessionId'))
  }
  const value = contextValue(context, stickiness)
  if (value) return finish(value, explainSource(stickiness, stickiness, value))
  const text = `The context has no ${stickiness}, which is the stickiness of the rollout, so the strategy isn't satisfied.`
  return check(rolloutTitle(rollout), false, text)
}

function checkFixedRollout(field: 'userId' | 'sessionId'): BuiltInStrategy['own'] {
  return ({ percentage, groupId = '' }, context) => {
    const value = standardValue(context, field)
    if (value) return rolloutStep(percentage, groupId, value, explainSource(field, field, value))
    return check(rolloutTitle(percentage), false, `The context has no ${field}, so the strategy isn't satisfied.`)
  }
}

function rolloutStep(parameter: string | undefined, groupId: string, value: string, source: string): Step {
  const percentage = Number(parameter)
  const bucket = bucketOf(groupId, value, 100, rolloutSeed)
  const isEnabled = percentage > 0 && bucket.bucket <= percentage
  const comparison = isEnabled
    ? `${bucket.bucket} isn't above ${percentage}, so the context is part of the rollout.`
    : Number.isNaN(percentage)
      ? `The percentage ${quote(parameter ?? '')} isn't a number, so no one is part of the rollout.`
      : `${bucket.bucket} is above ${percentage}, so the context isn't part of the rollout.`
  const step = check(rolloutTitle(parameter), isEnabled, `${explainBucket(bucket, source)} ${comparison}`)
  return { ...step, bucket, percentage }
}

function rolloutTitle(parameter: string | undefined): string {
  return `Rollout to ${parameter ?? 'an unknown percentage'}%`
}

function checkRandomRollout(parameters: Parameters, _context: Context, { random }: Surroundings): Step {
  const percentage = Number(parameters['percentage'])
  const drawn = Math.floor(random() * 100) + 1
  const isEnabled = percentage >= drawn
  const text = `A random number from 1 to 100 is drawn for each check. This time it's ${drawn}, which ${isEnabled ? "isn't above" : 'is above'} ${percentage}.`
  return check(rolloutTitle(parameters['percentage']), isEnabled, text)
}

function checkUserIds(parameters: Parameters, context: Context): Step {
  const ids = splitList(parameters['userIds'])
  const userId = standardValue(context, 'userId')
  const isListed = userId !== undefined && ids.includes(userId)
  const found = userId === undefined ? "isn't set" : `is ${quote(userId)}`
  return check('User IDs', isListed, `userId ${found}; the strategy lists ${quoteList(ids)}.`)
}

function checkIps(parameters: Parameters, context: Context): Step {
  const ranges = splitList(parameters['IPs'])
  const found = standardValue(context, 'remoteAddress')
  const parsed = parseIpRange(found ?? '')
  const match = ranges.find((text) => {
    const range = parsed && parseIpRange(text)
    return text === found || (range && isInRange(parsed, range))
  })
  if (found === undefined) return check('IP addresses', false, "remoteAddress isn't set.")
  const text = match === undefined ? `none of ${quoteList(ranges)} matches it` : `${quote(match)} matches it`
  return check('IP addresses', match !== undefined, `remoteAddress is ${quote(found)}, and ${text}.`)
}

function checkHosts(parameters: Parameters, _context: Context, { hostname }: Surroundings): Step {
  const hosts = splitList(parameters['hostNames']?.toLowerCase())
  const isListed = hosts.includes(hostname.toLowerCase())
  return check(
    'Hosts',
    isListed,
    `The SDK runs on the host ${quote(hostname)}; the strategy lists ${quoteList(hosts)}.`,
  )
}

/** Splits at commas with the spaces around them. The SDK's regular expression takes quadratic time for a long row of spaces. */
function splitList(list: string | undefined): string[] {
  if (!list) return []
  const parts = list.split(',')
  return parts.map((part, index) => {
    const start = index > 0 ? part.trimStart() : part
    return index < parts.length - 1 ? start.trimEnd() : start
  })
}

/** An IPv4 address as a number, and how many of its leading bits count. */
interface IpRange {
  value: number
  bits: number
}

/** @returns undefined for anything but an IPv4 address, with or without a mask: `10.0.0.0/8` */
function parseIpRange(text: string): IpRange | undefined {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const octets = match.slice(1, 5)
  // A leading zero would mean an octal number to some programs.
  if (octets.some((octet) => Number(octet) > 255 || /^0\d/.test(octet))) return undefined
  const bits = Number(match[5] ?? 32)
  if (bits > 32) return undefined
  return { value: octets.reduce((value, octet) => value * 256 + Number(octet), 0), bits }
}

function isInRange(inner: IpRange, outer: IpRange): boolean {
  const size = 2 ** (32 - outer.bits)
  return inner.bits >= outer.bits && Math.floor(inner.value / size) === Math.floor(outer.value / size)
}
