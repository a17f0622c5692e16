import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/** One character, and a fixed number of them. */
const character = String.raw`(?:\\[dDwWsSnrt]|\\\W|\[(?:[^[\]\\]|\\.)+\]|[^\\^$*+?()[\]{}|])`
const fixed = String.raw`(?:${character}(?:\{\d+\})?)*`

/** Patterns that take linear time: nothing repeats but the end, and there's one choice at most. */
const linearPattern = new RegExp(
  String.raw`^(?:\^${fixed}(?:\(${fixed}(?:\|${fixed})*\)${fixed})?(?:${character}(?:[*+?]|\{\d+,\d*\}))?\$?|${character}[*+])$`,
)

/** Whether a pattern takes linear time. Others could block the process or tab, as `^(a+)+$` does, so they are never tested. */
export function isLinear(pattern: string): boolean {
  return linearPattern.test(pattern)
}

/** What readers expect, the likeliest first. */
const usualCharacters =
  'a1Abcdefghijklmnopqrstuvwxyz234567890BCDEFGHIJKLMNOPQRSTUVWXYZ-_.:/@ +#=,;!?*&%$()[]{}<>|~^"\'`\\\n\t'.split('')
const maxRepeats = 64
const maxChoices = 8

/**
 * Strings that match a pattern by construction, simple ones first, then longer ones and those of other alternatives.
 * @returns none where the pattern isn't a valid one, or looks around
 */
export function* matchingStrings(pattern: string): Generator<string> {
  const parsed = parse(pattern)
  if (!parsed) return
  for (let extra = 0; extra <= maxRepeats; extra++) {
    for (let choice = 0; choice < (extra === 0 ? maxChoices : 1); choice++) {
      const text = matchingText(parsed.alternatives, { extra, choice, groups: new Map() })
      if (text !== undefined) yield text
    }
  }
}

function regExpOf(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}

/** Whether every engine of JSON Schema tests a pattern, in linear time. */
export function isTestable(pattern: string): boolean {
  return isLinear(pattern) && regExpOf(pattern, 'u') !== undefined
}

/**
 * Whether a text matches a pattern. Where testing it could take exponential time, only texts count that match by construction.
 */
export function mayMatch(pattern: string, text: string): boolean {
  if (isLinear(pattern) || (text.length <= maxQuickLength && isQuick(pattern)))
    return (regExpOf(pattern, 'u') ?? regExpOf(pattern, ''))?.test(text) ?? false
  for (const matching of matchingStrings(pattern)) if (matching === text) return true
  return false
}

export const maxQuickLength = 64
/** Of repeats, and of groups with alternatives. */
const maxChoicePoints = 3

/** Whether a short text is tested in less than a millisecond: few repeats, none of them of something with a choice or a repeat. */
export function isQuick(pattern: string): boolean {
  const parsed = parse(pattern)
  if (!parsed) return false
  let choicePoints = 0
  let nested = 0
  let depth = 0
  visitRegExpAST(parsed, {
    onQuantifierEnter: () => {
      choicePoints++
      if (++depth > 1) nested++
    },
    onQuantifierLeave: () => depth--,
    onAlternativeEnter: ({ parent }) => {
      if (parent.alternatives.length < 2) return
      choicePoints++
      if (depth > 0) nested++
    },
    onBackreferenceEnter: () => nested++,
  })
  return nested === 0 && choicePoints <= maxChoicePoints && regExpOf(pattern, 'u') !== undefined
}

function parse(pattern: string): AST.Pattern | undefined {
  for (const unicode of [true, false]) {
    try {
      return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode })
    } catch {
      // Without the flag, more is allowed.
    }
  }
  return undefined
}

interface Picking {
  /** Repeats beyond the least number that are left; the first quantifier that allows more takes them. */
  extra: number
  /** The alternative. */
  choice: number
  groups: Map<AST.CapturingGroup, string>
}

function matchingText(alternatives: readonly AST.Alternative[], picking: Picking): string | undefined {
  const alternative = alternatives[picking.choice % alternatives.length]
  let text = ''
  for (const element of alternative?.elements ?? []) {
    const part = elementText(element, picking)
    if (part === undefined) return undefined
    text += part
  }
  return text
}

function elementText(element: AST.Element, picking: Picking): string | undefined {
  switch (element.type) {
    case 'Assertion':
      return element.kind === 'start' || element.kind === 'end' ? '' : undefined
    case 'Quantifier': {
      const extra = Math.min(element.max - element.min, picking.extra)
      const count = element.min + extra
      picking.extra -= extra
      if (count === 0) return ''
      return elementText(element.element, picking)?.repeat(Math.min(count, 10_000))
    }
    case 'CapturingGroup': {
      const text = matchingText(element.alternatives, picking)
      if (text !== undefined) picking.groups.set(element, text)
      return text
    }
    case 'Group':
      return matchingText(element.alternatives, picking)
    case 'Backreference':
      return Array.isArray(element.resolved) ? undefined : picking.groups.get(element.resolved)
    case 'Character':
      return String.fromCodePoint(element.value)
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return characterOf(element.raw)
  }
}

/** A character of a set such as `[a-z]` or `\d`. */
function characterOf(set: string): string | undefined {
  const test = regExpOf(`^${set}$`, /\\[pPu]/.test(set) ? 'u' : '')
  if (!test) return undefined
  const usual = usualCharacters.find((candidate) => test.test(candidate))
  if (usual !== undefined) return usual
  for (let code = 0xa0; code < 0x3100; code++) {
    const candidate = String.fromCharCode(code)
    if (test.test(candidate)) return candidate
  }
  return undefined
}
