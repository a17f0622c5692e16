import { validate } from '@cfworker/json-schema'
import { isObject, type Json, type JsonObject, namesOf, own, plainJson } from './json'
import { resolvePointer } from './references'
import { jsonSchema } from './jsonSchema'
import { isQuick, isTestable, maxQuickLength } from './patterns'

/** Which side sends a value: properties that are `readOnly` aren't a part of requests, those that are `writeOnly` none of responses. */
export type Side = 'request' | 'response'

/** The mark of a property that this side doesn't send. */
const unsentKeys: Readonly<Record<Side, 'readOnly' | 'writeOnly'>> = {
  request: 'readOnly',
  response: 'writeOnly',
}

interface Converted {
  schemaOf: (schema: Json) => JsonObject | boolean
  /** By reference. */
  lookup: Record<string, JsonObject | boolean>
}

/**
 * Tells whether values fit the schemas of a document, which may be untrusted: schemas are never compiled to code, and a pattern that
 * could take exponential time is left out.
 */
export class SchemaCheck {
  private readonly ofShort: Converted
  private readonly ofAny: Converted

  constructor(
    private readonly document: JsonObject,
    private readonly side: Side,
  ) {
    this.ofShort = this.converted((pattern) => isTestable(pattern) || isQuick(pattern))
    this.ofAny = this.converted(isTestable)
  }

  /** Whether a value fits all of the schemas; false for a reference that leads only to itself. */
  isValid(schemas: readonly Json[], value: Json): boolean {
    const plain = plainJson(value)
    const { schemaOf, lookup } = isShort(plain) ? this.ofShort : this.ofAny
    try {
      return schemas.every((schema) => validate(plain, schemaOf(schema), '2020-12', lookup).valid)
    } catch {
      return false
    }
  }

  /** Schemas are converted when a value is compared with them, and once. */
  private converted(isTested: (pattern: string) => boolean): Converted {
    const known = new Map<Json, JsonObject | boolean>()
    const schemaOf = (schema: Json): JsonObject | boolean => {
      if (!isObject(schema)) return schema !== false
      const before = known.get(schema)
      if (before !== undefined) return before
      const converted = jsonSchema(schema, {
        isDistinguished: true,
        reference: (reference) => reference,
        pattern: (pattern) => (isTested(pattern) ? pattern : undefined),
        required: (names, properties) => this.sent(names, properties),
      })
      const plain = plainJson(converted) as JsonObject
      known.set(schema, plain)
      return plain
    }
    const get = (_target: object, reference: string | symbol) =>
      schemaOf(resolvePointer(this.document, String(reference))?.value ?? true)
    return { schemaOf, lookup: new Proxy({}, { get }) }
  }

  /** The required properties that this side sends. */
  private sent(required: Json, properties: Json | undefined): Json[] {
    return namesOf(required).filter((name) => !isUnsent(this.document, own(properties, name), this.side))
  }
}

/** Whether a side doesn't send a property, by what is beside a reference or in the schema that it names. */
export function isUnsent(document: JsonObject, property: Json | undefined, side: Side): boolean {
  const key = unsentKeys[side]
  let at = property
  for (let count = 0; count < 10 && isObject(at); count++) {
    if (at[key] === true) return true
    const lone: Json | undefined = Array.isArray(at.allOf) && at.allOf.length === 1 ? at.allOf[0] : undefined
    at = typeof at.$ref === 'string' ? resolvePointer(document, at.$ref)?.value : lone
  }
  return false
}

/** Whether all texts of a value are so short that more patterns can be tested. */
function isShort(value: Json): boolean {
  if (typeof value === 'string') return value.length <= maxQuickLength
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, entry]) => key.length <= maxQuickLength && isShort(entry as Json))
}
