import {
  isDocumented,
  rangeOf,
  rangeWords,
  versionNumber,
  type DocumentedVersions,
} from '../../../plugins/gatsby-source-openapi/shared'
import { planNames } from '../../shared/plans'
import type { StackFacts } from '../../shared/stackFacts'
import { compareVersions, type Stack } from './stack'
import type { StackSubject, Verdict } from './stackView'

/** Whether the stack includes the subject of a page, and what it needs otherwise; undefined where nothing is known. */
export function judge(
  { path, plans, since, history }: StackSubject,
  stack: Stack,
  facts: StackFacts,
): Verdict | undefined {
  const known = [
    planNeed(plans, stack.plan),
    since ? unleashNeed(since, stack.unleash) : operationNeed(history ?? null, stack.unleash),
    sdkNeed(facts.pages[path], stack, facts),
  ].filter((need) => need !== undefined)
  const missing = known.filter((need) => need !== '')
  if (missing.length > 0) {
    const text = (missing.length > 1 ? missing.map(withoutOwn) : missing).join('; ')
    return { isMet: false, text: text.charAt(0).toUpperCase() + text.slice(1) }
  }
  return known.length > 0 ? { isMet: true, text: 'Included in your stack' } : undefined
}

/**
 * What is missing to use a feature with the SDK of the stack, in words: "needs Node.js SDK 4.1.0, you have 3.9".
 * @returns empty if nothing is, undefined if that isn't known
 */
export function sdkNeed(
  needs: StackFacts['pages'][string] = {},
  { sdk, sdkVersion }: Stack,
  { sdks }: StackFacts,
): string | undefined {
  const known = sdks.find(({ name }) => name === sdk)
  if (!known || !Object.hasOwn(needs, sdk)) return undefined
  const need = needs[sdk]
  const name = sdkName(known)
  // What a later release supports isn't known.
  if (!need)
    return sdkVersion !== '' && compareVersions(sdkVersion, known.version) > 0
      ? undefined
      : `not in ${name} ${known.version}`
  if (sdkVersion === '') return undefined
  if (compareVersions(sdkVersion, need.since) < 0) return `needs ${name} ${need.since}, you have ${sdkVersion}`
  return need.isPartly ? `only partly supported in ${name}` : ''
}

/** `Node.js SDK`, but `Unleash Edge`. */
export function sdkName({ side, label }: Pick<StackFacts['sdks'][number], 'side' | 'label'>): string {
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
  return `needs Unleash ${history.since.split('../..').at(-1)}, you have ${version}`
}

/** Two needs fit the line of a phone that CSS reserves without the versions that the reader has. */
export function withoutOwn(need: string): string {
  return need.replace(/, you have .*$/, '')
}
