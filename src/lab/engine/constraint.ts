import { contextValue, operatorKind, standardValue, type Constraint, type Context } from './definitions'
import { check, quote, quoteList, type Step } from './step'

/** Whether the operator matches before `inverted` applies, and why, as the rest of a sentence that begins with the field. */
interface Match {
  matches: boolean
  why: string
}

/** @param now time for `DATE_` operators when the context has no `currentTime` */
export function checkConstraint(constraint: Constraint, context: Context, now: Date): Step {
  const title = describeConstraint(constraint)
  const kind = operatorKind(constraint.operator)
  if (!kind) {
    return check(
      title,
      false,
      `SDKs don't support the operator ${quote(constraint.operator)}, so the constraint isn't satisfied.`,
    )
  }
  const { matches, why } =
    kind === 'date'
      ? matchDate(constraint, context, now)
      : matchers[kind](constraint, contextValue(context, constraint.contextName))
  const subject = kind === 'date' ? '' : `${constraint.contextName} `
  const inverted = constraint.inverted
    ? ` The constraint is inverted, so it ${matches ? "isn't" : 'is'} satisfied.`
    : ''
  return check(title, matches !== constraint.inverted, `${subject}${why}${inverted}`)
}

/** `country IN "NO", "SE"`, as short as a heading. */
function describeConstraint({ contextName, operator, values, value, inverted, caseInsensitive }: Constraint): string {
  const kind = operatorKind(operator)
  const operand = kind === 'list' || kind === 'string' || value === undefined ? quoteList(cleanValues(values)) : value
  return `${inverted ? 'not ' : ''}${contextName} ${operator} ${operand}${caseInsensitive && kind === 'string' ? ', ignoring case' : ''}`
}

const matchers = { list: matchList, string: matchString, number: matchNumber, semver: matchVersion }

/** Surrounding spaces of values don't count, and neither do empty values. */
function cleanValues(values: readonly string[]): string[] {
  return values.filter((value) => value !== '').map((value) => value.trim())
}

function matchList({ operator, values }: Constraint, found: string | undefined): Match {
  const isIn = found !== undefined && cleanValues(values).includes(found)
  const why =
    found === undefined
      ? "isn't set, so it isn't one of the values."
      : `is ${quote(found)}, which ${isIn ? 'is' : "isn't"} one of the values.`
  return { matches: isIn === (operator === 'IN'), why }
}

function matchString({ operator, values, caseInsensitive }: Constraint, found: string | undefined): Match {
  if (found === undefined) return { matches: false, why: "isn't set." }
  const fold = (text: string) => (caseInsensitive ? text.toLocaleLowerCase() : text)
  const folded = fold(found)
  const [verb, base, test] = stringTests[operator as keyof typeof stringTests]
  const match = cleanValues(values).find((value) => test(folded, fold(value)))
  const why = match === undefined ? `doesn't ${base} any of the values` : `${verb} ${quote(match)}`
  return {
    matches: match !== undefined,
    why: `is ${quote(found)}, which ${why}${caseInsensitive ? ', ignoring case' : ''}.`,
  }
}

const stringTests = {
  STR_STARTS_WITH: ['starts with', 'start with', (text: string, part: string) => text.startsWith(part)],
  STR_ENDS_WITH: ['ends with', 'end with', (text: string, part: string) => text.endsWith(part)],
  STR_CONTAINS: ['contains', 'contain', (text: string, part: string) => text.includes(part)],
} as const

function matchNumber({ operator, value }: Constraint, found: string | undefined): Match {
  const wanted = Number(value)
  // Number('') is 0 in the Node.js SDK too.
  const number = Number(found)
  if (found === undefined) return { matches: false, why: "isn't set." }
  if (Number.isNaN(number)) return { matches: false, why: `is ${quote(found)}, which isn't a number.` }
  if (Number.isNaN(wanted))
    return {
      matches: false,
      why: `can't be compared: the value ${quote(value ?? '')} of the constraint isn't a number.`,
    }
  return compared(operator, Math.sign(number - wanted) || 0, String(number), String(wanted), [
    'less than',
    'equal to',
    'greater than',
  ])
}

function matchVersion({ operator, value = '' }: Constraint, found: string | undefined): Match {
  if (found === undefined) return { matches: false, why: "isn't set." }
  const version = found.startsWith('v') ? undefined : parseVersion(found)
  if (!version) return { matches: false, why: `is ${quote(found)}, which isn't a semantic version such as "1.2.3".` }
  const wanted = parseVersion(value)
  if (!wanted)
    return {
      matches: false,
      why: `can't be compared: the value ${quote(value)} of the constraint isn't a semantic version.`,
    }
  return compared(operator, compareVersions(version, wanted), found, value, ['lower than', 'equal to', 'higher than'])
}

/** Dates always compare the current time, whatever the field of the constraint. */
function matchDate({ operator, value }: Constraint, context: Context, now: Date): Match {
  const currentTime = standardValue(context, 'currentTime')
  const time = currentTime ? new Date(currentTime) : now
  const wanted = new Date(value ?? NaN)
  if (Number.isNaN(wanted.getTime()))
    return { matches: false, why: `The value ${quote(value ?? '')} of the constraint isn't a valid date.` }
  if (Number.isNaN(time.getTime()))
    return { matches: false, why: `currentTime is ${quote(currentTime ?? '')}, which isn't a valid date.` }
  const source = currentTime ? 'currentTime' : "The current time, because the context doesn't set currentTime,"
  const match = compared(operator, time.getTime() - wanted.getTime(), time.toISOString(), wanted.toISOString(), [
    'before',
    'equal to',
    'after',
  ])
  return { ...match, why: `${source} ${match.why}` }
}

/** @param difference below 0, 0 or above 0 */
function compared(
  operator: string,
  difference: number,
  found: string,
  wanted: string,
  words: readonly [string, string, string],
): Match {
  const [less, equal, greater] = words
  const [relation, comparisons] =
    difference < 0
      ? [less, ['LT', 'LTE', 'BEFORE']]
      : difference === 0
        ? [equal, ['EQ', 'GTE', 'LTE']]
        : [greater, ['GT', 'GTE', 'AFTER']]
  return {
    matches: comparisons.includes(operator.split('_')[1] ?? ''),
    why: `is ${found}, which is ${relation} ${wanted}.`,
  }
}

const number = '(0|[1-9]\\d*)'
const identifier = '(?:0|[1-9]\\d*|\\d*[a-zA-Z-][\\da-zA-Z-]*)'
const build = '[\\da-zA-Z-]+'
const versionPattern = new RegExp(
  `^v?${number}\\.${number}\\.${number}(?:-(${identifier}(?:\\.${identifier})*))?(?:\\+${build}(?:\\.${build})*)?$`,
)

interface Version {
  main: number[]
  prerelease: string[]
}

/**
 * Reads a version as the package `semver` does, which the Node.js SDK uses: a leading "v" and surrounding spaces are allowed.
 * @returns undefined for anything else
 */
export function parseVersion(text: string): Version | undefined {
  // The limit of `semver`; it also bounds the time that the expression takes.
  if (text.length > 256) return undefined
  const match = versionPattern.exec(text.trim())
  if (!match) return undefined
  const main = match.slice(1, 4).map(Number)
  if (!main.every(Number.isSafeInteger)) return undefined
  return { main, prerelease: match[4]?.split('.') ?? [] }
}

/** @returns below 0, 0 or above 0: the precedence of https://semver.org; build metadata has none */
function compareVersions(a: Version, b: Version): number {
  const difference = a.main.map((part, index) => part - (b.main[index] ?? 0)).find((each) => each !== 0)
  if (difference !== undefined) return difference
  // A release comes after its prereleases.
  if (a.prerelease.length === 0 || b.prerelease.length === 0) return b.prerelease.length - a.prerelease.length
  const differences = a.prerelease.map((identifier, index) => compareIdentifiers(identifier, b.prerelease[index]))
  return differences.find((each) => each !== 0) ?? a.prerelease.length - b.prerelease.length
}

/** An identifier comes after a missing one. */
function compareIdentifiers(a: string, b: string | undefined): number {
  if (b === undefined) return 1
  const [isNumberA, isNumberB] = [/^\d+$/.test(a), /^\d+$/.test(b)]
  if (isNumberA && isNumberB) return Number(a) - Number(b)
  if (isNumberA !== isNumberB) return isNumberA ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}
