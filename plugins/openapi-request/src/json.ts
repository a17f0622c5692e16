import { parse, stringify } from 'lossless-json'

export type Json = null | boolean | number | ExactNumber | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/**
 * A number of a document whose digits a JavaScript number would change: `9223372036854775807`, `1.50`. It calculates and compares like
 * the nearest number, and `String()` and `stringifyJson` write its digits; `JSON.stringify` writes the nearest number.
 */
export class ExactNumber extends Number {
  constructor(readonly digits: string) {
    super(digits)
  }

  override toString(): string {
    return this.digits
  }
}

/**
 * Parses JSON without changing the digits of any number. Of keys that occur twice, the last one wins, as in `JSON.parse`.
 * @throws SyntaxError
 */
export function parseJson(text: string): Json {
  return parse(text, null, {
    parseNumber: (digits) => (String(Number(digits)) === digits ? Number(digits) : new ExactNumber(digits)),
    onDuplicateKey: ({ newValue }) => newValue,
  }) as Json
}

const numberStringifiers = [
  { test: (value: unknown) => value instanceof ExactNumber, stringify: (value: unknown) => String(value) },
]

/** @param space as in `JSON.stringify` */
export function stringifyJson(value: Json, space?: number): string {
  return stringify(value, undefined, space, numberStringifiers) ?? 'null'
}

/** A string as it is, anything else as JSON. */
export function valueText(value: Json): string {
  return typeof value === 'string' ? value : stringifyJson(value)
}

/** Whether `JSON.stringify` would change a number of a value. */
export function hasExactNumbers(value: Json): boolean {
  return value instanceof ExactNumber || childrenOf(value).some(hasExactNumbers)
}

export function isNumber(value: Json | undefined): value is number | ExactNumber {
  return typeof value === 'number' || value instanceof ExactNumber
}

/** With the nearest number in place of each exact one, for programs that know no other numbers. */
export function plainJson(value: Json): Json {
  if (value instanceof ExactNumber) return Number(value)
  if (Array.isArray(value)) return value.map(plainJson)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plainJson(entry)]))
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
}

/** The value of an object's own key: in a document, `constructor` and `__proto__` are names like any other. */
export function own(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return /^\d+$/.test(key) ? value[Number(key)] : undefined
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

export function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}

export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

/** What is directly inside of a list or an object. */
export function childrenOf(value: Json): Json[] {
  return Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
}

export function stringOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function namesOf(value: Json | undefined): string[] {
  return listOf(value).filter((entry) => typeof entry === 'string')
}
