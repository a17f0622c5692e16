import {
  isDocumented,
  rangeOf,
  rangeWords,
  versionNumber,
  type DocumentedVersions,
} from '../../../plugins/gatsby-source-openapi/shared'
import { planNames } from '../../shared/plans'
import type { SdkFacts } from '../../shared/sdkFacts'
import type { Stack } from './stack'
import { compareVersions } from '../../shared/versions'

/** What a page is about, as far as a stack matters. */
export interface StackSubject {
  /** Plans that include it; empty where that isn't known. */
  plans: readonly string[]
  /** The first version of Unleash that has it. */
  since?: string | null
  /** The first version of the open-source edition that has it, if that is a later one. */
  ossSince?: string | null
  /** The same of an operation of the API. */
  history?: DocumentedVersions | null
  /** What SDKs need, as `plugins/gatsby-source-facts/shared` writes it: `node:4.1.0 ruby:~4.4.0 rust:no`. */
  sdkNeeds?: string | null
}

interface Verdict {
  /** Whether the reader can use it. */
  isMet: boolean
  /** "Included in your stack", "Needs Enterprise". */
  text: string
}

/** Whether the stack includes the subject of a page, and what it needs otherwise; undefined where nothing is known. */
export function judge(
  { plans, since: firstVersion, ossSince, history, sdkNeeds }: StackSubject,
  stack: Stack,
  sdks: readonly SdkFacts[],
): Verdict | undefined {
  const since = (stack.plan === 'oss' && ossSince) || firstVersion
  const known = [
    planNeed(plans, stack.plan),
    since ? unleashNeed(since, stack.unleash) : operationNeed(history ?? null, stack.unleash),
    sdkNeed(sdkNeeds ?? '', stack, sdks),
  ].filter((need) => need !== undefined)
  const missing = known.filter((need) => need !== '')
  if (missing.length > 0) {
    const text = (missing.length > 1 ? missing.map(withoutOwn) : missing).join('; ')
    return { isMet: false, text: text.charAt(0).toUpperCase() + text.slice(1) }
  }
  return known.length > 0 ? { isMet: true, text: 'Included in your stack' } : undefined
}

/** What a cell of a table says about SDKs: about one (`node:4.1.0`, in a heading `node`), or what several need for what its row is about. */
export interface CellSubject {
  sdk?: string | undefined
  needs?: string | undefined
}

/** How a cell is marked for the reader's SDK, with a note where its text doesn't say why; undefined without a mark. */
export function markOf(
  { sdk, needs }: CellSubject,
  stack: Stack,
  sdks: readonly SdkFacts[],
): { kind: 'own' | 'lacks'; note?: string } | undefined {
  if (needs !== undefined) {
    const note = sdkNeed(needs, stack, sdks)
    return note ? { kind: 'lacks', note } : undefined
  }
  if (stack.sdk === '' || sdk?.split(':')[0] !== stack.sdk) return undefined
  const since = needOf(sdk, stack.sdk)?.replace('~', '') ?? ''
  if (since === 'no') return sdkNeed(sdk, stack, sdks) === undefined ? { kind: 'own' } : { kind: 'lacks' }
  return since !== '' && stack.sdkVersion !== '' && compareVersions(stack.sdkVersion, since) < 0
    ? { kind: 'lacks', note: `you have ${stack.sdkVersion}` }
    : { kind: 'own' }
}

/**
 * What is missing to use a feature with the SDK of the stack, in words: "needs Node.js SDK 4.1.0, you have 3.9".
 * @returns empty if nothing is, undefined if that isn't known
 */
function sdkNeed(needs: string, { sdk, sdkVersion }: Stack, sdks: readonly SdkFacts[]): string | undefined {
  const need = needOf(needs, sdk)
  const known = need === undefined ? undefined : sdks.find(({ name }) => name === sdk)
  if (need === undefined || !known) return undefined
  const name = sdkName(known)
  // What a later release supports isn't known.
  if (need === 'no')
    return sdkVersion !== '' && compareVersions(sdkVersion, known.version) > 0
      ? undefined
      : `not in ${name} ${known.version}`
  if (sdkVersion === '') return undefined
  const since = need.replace('~', '')
  if (compareVersions(sdkVersion, since) < 0) return `needs ${name} ${since}, you have ${sdkVersion}`
  return since === need ? '' : `only partly supported in ${name}`
}

/** The part of `needs` about an SDK: a release, with a tilde if it supports something partly, or `no`; undefined if that isn't known. */
function needOf(needs: string, sdk: string): string | undefined {
  const start = `${sdk}:`
  const need = needs.split(' ').find((part) => part.startsWith(start))
  return need?.slice(start.length)
}

/** `Node.js SDK`, but `Unleash Edge`. */
export function sdkName({ side, label }: Pick<SdkFacts, 'side' | 'label'>): string {
  return side === 'proxy' ? label : `${label} SDK`
}

function planNeed(plans: readonly string[], plan: string): string | undefined {
  if (plan === '' || plans.length === 0) return undefined
  return plans.includes(plan) ? '' : `needs ${plans.map((name) => planNames[name] ?? name).join(' or ')}`
}

function unleashNeed(since: string, version: string): string | undefined {
  if (version === '') return undefined
  return compareVersions(version, since) < 0 ? `needs Unleash ${since}, you have ${version}` : ''
}

/** A version without its second number means its last release. */
function operationNeed(history: DocumentedVersions | null, version: string): string | undefined {
  const number = versionNumber(version.includes('.') ? version : `${version}.999`)
  const first = rangeOf(history?.since ?? '')
  if (!history || !first || number === undefined) return undefined
  const isIncluded = isDocumented(history, number)
  if (isIncluded === undefined) return undefined
  if (isIncluded) return ''
  if (number >= first.possible) return `removed in Unleash ${rangeWords(history.removed ?? '')}, you have ${version}`
  // `5.6` of `5.3..5.6`: "5.6 or earlier" would seem to include older versions.
  return `needs Unleash ${history.since.split('..').at(-1)}, you have ${version}`
}

/** Two needs fit the line of a phone that CSS reserves without the versions that the reader has. */
function withoutOwn(need: string): string {
  return need.replace(/, you have .*$/, '')
}
