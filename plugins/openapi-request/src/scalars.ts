import { isNumber, type Json, type JsonObject } from './json'
import { matchingStrings, mayMatch } from './patterns'

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2024-01-05T10:12:30.000Z',
  date: '2024-01-05',
  time: '10:12:30Z',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  'iri-reference': '/path',
  'uri-template': 'https://example.com/{id}',
  uuid: '3f8a1c52-6d0e-4b7a-9c1d-2e5f60718293',
  'json-pointer': '/name',
  'relative-json-pointer': '0',
  regex: '^a',
  byte: 'c3RyaW5n',
}
/** Formats that a longer text can still have. */
const extensible: Readonly<Record<string, (more: string) => string>> = {
  uri: (more) => `https://example.com/${more}`,
  url: (more) => `https://example.com/${more}`,
  iri: (more) => `https://example.com/${more}`,
  'uri-reference': (more) => `/${more}`,
  'iri-reference': (more) => `/${more}`,
  email: (more) => `${more}@example.com`,
  'idn-email': (more) => `${more}@example.com`,
  hostname: (more) => `${more}.example.com`,
}
const maxStrings = 60
const maxLength = 10_000

/** Strings that the limits, pattern and format of schemas allow, as far as these fit together; the most usual first. */
export function* strings(schemas: readonly JsonObject[], word = 'string'): Generator<string> {
  const stated = (keyword: string) =>
    schemas.map((schema) => schema[keyword]).filter((value) => typeof value === 'string')
  const least = Math.max(0, ...limits(schemas, 'minLength'))
  const most = Math.min(maxLength, ...limits(schemas, 'maxLength'))
  const [pattern, ...otherPatterns] = stated('pattern')
  const [format] = stated('format')
  const isBase64 = stated('contentEncoding').some((encoding) => /^base64(url)?$/.test(encoding))
  const fits = (text: string) =>
    [...text].length >= least && [...text].length <= most && otherPatterns.every((other) => mayMatch(other, text))
  let count = 0
  for (const text of candidates()) {
    if (fits(text)) yield text
    if (++count > maxStrings) return
  }

  function* candidates(): Generator<string> {
    if (pattern !== undefined) {
      const formatted = byFormat[format ?? '']
      if (formatted !== undefined && mayMatch(pattern, formatted)) yield formatted
      yield* nonEmptyFirst(matchingStrings(pattern))
      // It looks around.
      for (const text of [word, 'Example 1', 'example-1', 'A1', '1']) if (mayMatch(pattern, text)) yield text
      return
    }
    if (isBase64 || format === 'byte') yield 'c3RyaW5n'.repeat(Math.max(1, Math.ceil(least / 8)))
    const known = byFormat[format ?? '']
    if (known !== undefined) {
      yield known
      const extend = extensible[format ?? '']
      for (let number = 1; extend && number < maxStrings; number++) yield extend(repeated(`${word}${number}`, least))
      return
    }
    yield fitted(word)
    for (let number = 2; number < maxStrings; number++) yield fitted(word, String(number))
  }

  /** A word with a number at its end, as long as the limits say. */
  function fitted(text: string, end = ''): string {
    const long = repeated(text, Math.min(least, maxLength) - end.length)
    return long.slice(0, Math.max(0, most - end.length)) + end
  }
}

function repeated(text: string, length: number): string {
  return text.length >= length ? text : text.repeat(Math.ceil(length / text.length)).slice(0, length)
}

function* nonEmptyFirst(texts: Iterable<string>): Generator<string> {
  let hasEmpty = false
  for (const text of texts) {
    if (text === '') hasEmpty = true
    else yield text
  }
  if (hasEmpty) yield ''
}

/** Numbers that the limits of schemas allow: 1 if possible, else the nearest to it. */
export function* numbers(schemas: readonly JsonObject[], isInteger: boolean): Generator<Json> {
  const steps = limits(schemas, 'multipleOf').filter((step) => step > 0)
  const step = steps.length > 0 ? steps.reduce(commonMultiple) : isInteger ? 1 : undefined
  const lowest = bound(schemas, 'minimum', 'exclusiveMinimum', Math.max)
  const highest = bound(schemas, 'maximum', 'exclusiveMaximum', Math.min)
  const low = lowest ?? -Infinity
  const high = highest ?? Infinity
  // The digits of the document, which calculating could change.
  const exact = schemas.flatMap((schema) => [schema.minimum, schema.maximum]).filter(isNumber)
  const size = step ?? (Number.isFinite(high - low) && high - low < 2 ? (high - low) / 4 : 1)
  if (1 > low && 1 < high) yield* multiples(1, size, step)
  const start = low === -Infinity ? Math.min(1, high) : low
  yield* multiples(start, size, step)
  if (high < start + 50 * size || low === -Infinity) yield* multiples(high - 10 * size, size, step)
  yield* exact
  yield 0
}

const maxNumbers = 25

/** The numbers from a start on, as multiples of a step where there is one. */
function* multiples(start: number, size: number, step: number | undefined): Generator<number> {
  if (!Number.isFinite(start)) return
  const first = step === undefined ? start : Math.ceil(tidy(start / step)) * step
  for (let index = 0; index < maxNumbers; index++) yield tidy(first + index * size)
}

/** Without the last digits, which calculating with decimals makes up. */
function tidy(value: number): number {
  return Number(value.toPrecision(15))
}

function bound(
  schemas: readonly JsonObject[],
  limit: string,
  exclusive: string,
  pick: (...values: number[]) => number,
): number | undefined {
  const found = [...limits(schemas, limit), ...limits(schemas, exclusive)]
  return found.length > 0 ? pick(...found) : undefined
}

/** For integers and decimals: `0.1` and `0.25` have `0.5`. */
function commonMultiple(a: number, b: number): number {
  for (let multiple = a, count = 0; count < 1000; count++, multiple = tidy(multiple + a))
    if (Number.isInteger(tidy(multiple / b))) return multiple
  return a
}

function limits(schemas: readonly JsonObject[], keyword: string): number[] {
  return schemas.flatMap((schema) => (isNumber(schema[keyword]) ? [Number(schema[keyword])] : []))
}
