import { isObject, type Json, type JsonObject, listOf, namesOf, own } from './json'
import { resolvePointer } from './references'
import {
  containedCount,
  examplesOf,
  fittingNames,
  itemSchemas,
  knownValues,
  limitsOf,
  maxItems,
  objectExamples,
  type Part,
  propertyNames,
  propertySchemas,
  typesOf,
} from './parts'
import { numbers, strings } from './scalars'
import { isUnsent, SchemaCheck, type Side } from './schemaCheck'

export interface Example {
  value: Json
  /** Whether it fits the schema. False where it would take too long to find a value, or where there is none. */
  isComplete: boolean
}

/** Optional properties below this level don't help a reader. */
const maxOptionalDepth = 4
const maxDepth = 24
/** Values that are tried for one example, with those of its parts. */
const maxTries = 2000
/** Values that are tried for one part. */
const maxProposals = 60

/**
 * A value that a schema allows: an example, default or allowed value of the document where there is one, else a value of the type with
 * its limits. An object has its required properties, and all of a schema's that requires none of its own.
 * @param document what references are resolved in; it may be untrusted
 */
export function exampleOf(document: JsonObject, schema: Json, side: Side = 'request'): Example {
  const { value, isValid } = new ExampleMaker(document, side).make([schema], { depth: 0, open: new Set() })
  return { value, isComplete: isValid }
}

interface Place {
  depth: number
  /** References that lead to what is around. */
  open: ReadonlySet<string>
}

interface Made {
  value: Json
  isValid: boolean
}

interface Opened {
  parts: Part[]
  open: ReadonlySet<string>
  /** It's inside of itself. */
  isRecursive: boolean
}

/** Proposes values for a schema, and takes the first one that fits it. */
class ExampleMaker {
  private readonly check: SchemaCheck
  private triesLeft = maxTries

  constructor(
    private readonly document: JsonObject,
    private readonly side: Side,
  ) {
    this.check = new SchemaCheck(document, side)
  }

  /** A value for all of the schemas together, other than those before. */
  make(schemas: readonly Json[], place: Place, before: readonly Json[] = []): Made {
    const opened = this.open(schemas, place.open)
    let first: Json | undefined
    let proposals = 0
    for (const { value, isValid } of this.proposals(opened.parts, { ...place, open: opened.open })) {
      first ??= value
      if (++proposals > maxProposals || this.triesLeft-- <= 0) break
      if (!isValid || before.some((other) => JSON.stringify(other) === JSON.stringify(value))) continue
      if (this.check.isValid(schemas, value)) return { value, isValid: true }
    }
    return { value: first ?? null, isValid: false }
  }

  /** Follows references and takes `allOf` apart; what is beside a reference comes first. */
  private open(schemas: readonly Json[], around: ReadonlySet<string>): Opened {
    const parts: Part[] = []
    const open = new Set(around)
    let isRecursive = false
    const add = (schema: Json, followed: ReadonlySet<string>): void => {
      if (schema === false) parts.push({ not: {} })
      if (!isObject(schema)) return
      const { $ref, allOf, ...rest } = schema
      if (Object.keys(rest).length > 0) parts.push(rest)
      if (typeof $ref === 'string') {
        if (around.has($ref)) isRecursive = true
        const target = followed.has($ref) ? undefined : resolvePointer(this.document, $ref)?.value
        open.add($ref)
        if (target !== undefined) {
          parts.push(...this.namedSubtype($ref, target))
          add(target, new Set([...followed, $ref]))
        }
      }
      listOf(allOf).forEach((entry) => add(entry, followed))
    }
    schemas.forEach((schema) => add(schema, new Set()))
    return { parts, open, isRecursive }
  }

  /** What the discriminator of a supertype says of one of its subtypes. */
  private namedSubtype(reference: string, target: Json): Part[] {
    return listOf(own(target, 'allOf')).flatMap((entry) => {
      const parent = own(entry, '$ref')
      const discriminator =
        typeof parent === 'string' && own(resolvePointer(this.document, parent)?.value, 'discriminator')
      return isObject(discriminator) ? this.discriminated(discriminator, reference) : []
    })
  }

  /** `{ properties: { kind: { example: "Dog" } } }`: a schema that allows other values only has precedence. */
  private discriminated(discriminator: JsonObject, reference: string): Part[] {
    const { propertyName } = discriminator
    if (typeof propertyName !== 'string') return []
    return [{ properties: { [propertyName]: { example: discriminatorValue(discriminator, reference) } } }]
  }

  private *proposals(parts: readonly Part[], place: Place): Generator<Made> {
    for (const value of knownValues(parts)) yield { value, isValid: true }
    const conditional = parts.findIndex((part) => part.if !== undefined)
    const choice = parts.findIndex((part) => part.oneOf !== undefined || part.anyOf !== undefined)
    if (conditional !== -1) yield* this.conditions(parts, conditional, place)
    else if (choice !== -1) yield* this.variants(parts, choice, place)
    else for (const type of typesOf(parts)) yield* firstOf(this.ofType(type, parts, place))
  }

  private *variants(parts: readonly Part[], index: number, place: Place): Generator<Made> {
    const part = parts[index] ?? {}
    const key = part.oneOf === undefined ? 'anyOf' : 'oneOf'
    const { [key]: variants, discriminator, ...rest } = part
    // What is inside of itself would be repeated, and null says less than anything else.
    const opening = listOf(variants).map((variant) => ({ variant, ...this.open([variant], place.open) }))
    const rank = ({ variant, isRecursive }: (typeof opening)[number]) =>
      Number(isRecursive) * 2 + Number(isNull(variant))
    for (const { variant, ...opened } of opening.sort((a, b) => rank(a) - rank(b))) {
      const reference = own(variant, '$ref')
      const named =
        isObject(discriminator) && typeof reference === 'string' ? this.discriminated(discriminator, reference) : []
      const chosen = [...parts.slice(0, index), rest, ...named, ...opened.parts, ...parts.slice(index + 1)]
      yield* firstOf(this.proposals(chosen, { ...place, open: opened.open }))
    }
  }

  /** As if there were no condition, then with `then`, then with `else`. */
  private *conditions(parts: readonly Part[], index: number, place: Place): Generator<Made> {
    const { if: condition = {}, then = {}, else: otherwise = {}, ...rest } = parts[index] ?? {}
    const others = [...parts.slice(0, index), rest, ...parts.slice(index + 1)]
    for (const more of [[], [condition, then], [otherwise]]) {
      const opened = this.open(more, place.open)
      yield* this.proposals([...opened.parts, ...others], { ...place, open: opened.open })
    }
  }

  private *ofType(type: string, parts: readonly Part[], place: Place): Generator<Made> {
    switch (type) {
      case 'object':
        yield* this.objects(parts, place)
        break
      case 'array':
        yield* this.arrays(parts, place)
        break
      case 'string':
        for (const value of strings(parts)) yield { value, isValid: true }
        yield { value: 'string', isValid: false }
        break
      case 'number':
      case 'integer':
        for (const value of numbers(parts, type === 'integer')) yield { value, isValid: true }
        break
      case 'boolean':
        yield { value: true, isValid: true }
        yield { value: false, isValid: true }
        break
      default:
        yield { value: null, isValid: true }
    }
  }

  private *objects(parts: readonly Part[], place: Place): Generator<Made> {
    const required = new Set(parts.flatMap((part) => namesOf(part.required)))
    const isSent = (name: string) =>
      parts.every((part) => !isUnsent(this.document, own(part.properties, name), this.side))
    const names = propertyNames(parts)
    const sentRequired = [...required].filter(isSent)
    const wanted = parts.flatMap((part) => {
      const ownNames = propertyNames([part]).filter(isSent)
      const isOpen = place.depth < maxOptionalDepth && !ownNames.some((name) => required.has(name))
      return ownNames.filter((name) => required.has(name) || isOpen)
    })
    const shown = objectExamples(parts).flatMap(Object.keys)
    const choices = [
      [...new Set([...shown, ...wanted, ...sentRequired])].filter(isSent),
      sentRequired,
      names.filter(isSent),
      [...required],
      ...names.filter((name) => !required.has(name)).map((name) => [...sentRequired, name]),
    ]
    const seen = new Set<string>()
    for (const chosen of choices) {
      if (seen.has(chosen.join('\n'))) continue
      seen.add(chosen.join('\n'))
      yield this.object(chosen, required, parts, place)
      if (this.triesLeft <= 0) return
    }
  }

  private object(chosen: readonly string[], required: ReadonlySet<string>, parts: readonly Part[], place: Place): Made {
    const depending = this.withDependencies(chosen, parts, place)
    const names = fittingNames(depending.names, required, depending.parts)
    const entries: [string, Json][] = []
    for (const name of names) {
      const schemas = propertySchemas(depending.parts, name)
      const isRequired = required.has(name) || !chosen.includes(name)
      if (!isRequired && this.open(schemas, place.open).isRecursive) continue
      if (place.depth >= maxDepth) return { value: {}, isValid: false }
      const { value, isValid } = this.make(schemas, { ...place, depth: place.depth + 1 })
      if (!isValid && !isRequired) continue
      if (!isValid) return { value: Object.fromEntries([...entries, [name, value]]), isValid }
      entries.push([name, value])
    }
    return { value: Object.fromEntries(entries), isValid: true }
  }

  /** With the properties and schemas that those chosen require. */
  private withDependencies(chosen: readonly string[], parts: readonly Part[], place: Place) {
    const names = new Set(chosen)
    const all = [...parts]
    // Names that are added while this runs are visited, too.
    for (const name of names) {
      const added = this.open(
        parts.flatMap((part) => own(part.dependentSchemas, name) ?? []),
        place.open,
      ).parts
      all.push(...added)
      const more = [
        ...parts.flatMap((part) => namesOf(own(part.dependentRequired, name))),
        ...added.flatMap((part) => namesOf(part.required)),
      ]
      more.forEach((other) => names.add(other))
    }
    return { names: [...names], parts: all }
  }

  private *arrays(parts: readonly Part[], place: Place): Generator<Made> {
    const contained = parts.filter((part) => part.contains !== undefined)
    const least = Math.max(0, ...limitsOf(parts, 'minItems'), ...contained.map(containedCount))
    const most = Math.min(maxItems, ...limitsOf(parts, 'maxItems'))
    const listed = Math.max(0, ...parts.map((part) => listOf(part.prefixItems).length))
    const isTooDeep = place.depth >= maxOptionalDepth || this.open(itemSchemas(parts, listed), place.open).isRecursive
    const usual = Math.min(most, Math.max(least, listed, isTooDeep ? 0 : 1))
    for (const count of new Set([usual, least, 0, Math.min(most, usual + 1)]))
      if (count <= maxItems) yield this.array(count, parts, contained, place)
  }

  private array(count: number, parts: readonly Part[], contained: readonly Part[], place: Place): Made {
    const isUnique = parts.some((part) => part.uniqueItems === true)
    const items: Json[] = []
    if (count > 0 && place.depth >= maxDepth) return { value: [], isValid: false }
    for (let index = 0; index < count; index++) {
      const containing = contained.flatMap((part) => (index < containedCount(part) ? [part.contains ?? true] : []))
      const schemas = [...itemSchemas(parts, index), ...containing]
      const { value, isValid } = this.make(schemas, { ...place, depth: place.depth + 1 }, isUnique ? items : [])
      items.push(value)
      if (!isValid) return { value: items, isValid }
    }
    return { value: items, isValid: true }
  }
}

/** As many as leave proposals for other types and variants. */
function* firstOf(proposals: Iterable<Made>): Generator<Made> {
  let left = maxProposals / 4
  for (const proposal of proposals) {
    if (left-- <= 0) return
    yield proposal
  }
}

/** The value of the property that distinguishes variants, for one of them: its key of the mapping, or the name of its component. */
function discriminatorValue(discriminator: JsonObject, reference: string): string {
  const name = reference.split('/').at(-1) ?? ''
  const entries = isObject(discriminator.mapping) ? Object.entries(discriminator.mapping) : []
  return entries.find(([, target]) => target === reference || target === name)?.[0] ?? name
}

function isNull(schema: Json): boolean {
  return isObject(schema) && schema.type === 'null'
}

/** The examples that a schema states itself, or where it refers to. */
export function statedExamples(document: JsonObject, schema: Json): Json[] {
  const found: Json[] = []
  let at: Json | undefined = schema
  for (let count = 0; count < maxDepth && isObject(at); count++) {
    found.push(...examplesOf(at))
    const [only, ...others]: Json[] = listOf(at.allOf)
    at = typeof at.$ref === 'string' ? resolvePointer(document, at.$ref)?.value : others.length === 0 ? only : undefined
  }
  return found
}
