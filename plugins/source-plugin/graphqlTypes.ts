import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

interface GraphqlType {
  name: string
  description: string | undefined
  /** SDL, one field a line. */
  fields: string
}

/**
 * The GraphQL types of all objects within a schema that have an ID: `.meta({ id: 'NavbarItem' })`. An object without one is JSON.
 * @param without names of fields that a type doesn't get, such as `id`, which every node has
 * @throws when two alternatives of an object give a field different types, which GraphQL doesn't have
 */
export function graphqlTypes(schema: z.ZodType, without: readonly string[] = []): GraphqlType[] {
  return Object.entries(z.toJSONSchema(schema).$defs ?? {})
    .filter(([name]) => isNamed(name))
    .map(([name, definition]) => ({
      name,
      description: definition.description,
      fields: fieldLines(definition, without, name),
    }))
}

/** The GraphQL fields of one object: SDL, one field a line, with the descriptions of the schema. */
export function graphqlFields(schema: z.ZodType, without: readonly string[] = []): string {
  return fieldLines(z.toJSONSchema(schema), without, 'The type')
}

interface Field {
  type: string
  isRequired: boolean
  description: string | undefined
}

/** A union of objects is one type with the fields of all: those that some of them lack may be null. */
function fieldLines(schema: JsonSchema, without: readonly string[], typeName: string): string {
  const variants = variantsOf(schema)
  const names = new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))
  return [...names]
    .filter((name) => !without.includes(name))
    .map((name) => {
      const fields = variants.flatMap((variant) => fieldOf(variant, name) ?? [])
      const types = [...new Set(fields.map(({ type }) => type))]
      const [type] = types
      if (types.length > 1)
        throw new Error(
          `${typeName} has a field "${name}" of several GraphQL types, ${types.join(' and ')}: give the fields different names.`,
        )
      const isRequired = fields.length === variants.length && fields.every((field) => field.isRequired)
      const description = fields.find((field) => field.description !== undefined)?.description
      const comment = description === undefined ? '' : `    ${JSON.stringify(description)}\n`
      return `${comment}    ${name}: ${type}${isRequired ? '!' : ''}`
    })
    .join('\n')
}

function fieldOf({ properties = {}, required = [] }: JsonSchema, name: string): Field | undefined {
  const property = properties[name]
  if (property === undefined) return undefined
  const schema = typeof property === 'boolean' ? {} : property
  const { type, isNullable } = typeOf(schema)
  return { type, isRequired: required.includes(name) && !isNullable, description: schema.description }
}

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
}

function typeOf(schema: JsonSchema): { type: string; isNullable?: boolean } {
  const { type, items, $ref } = schema
  const reference = $ref?.replace('#/$defs/', '')
  if (reference !== undefined) return { type: isNamed(reference) ? reference : 'JSON' }
  const variants = variantsOf(schema)
  const [only, ...others] = variants.filter((variant) => variant.type !== 'null')
  if (only && only !== schema && others.length === 0)
    return { type: typeOf(only).type, isNullable: variants.length > 1 }
  if (type === 'array' && typeof items === 'object' && !Array.isArray(items))
    return { type: `[${typeOf(items).type}!]` }
  return { type: (typeof type === 'string' && scalars[type]) || 'JSON' }
}

/** The alternatives of a union, also of unions within it; the schema itself when it isn't one. */
function variantsOf(schema: JsonSchema): JsonSchema[] {
  const alternatives = schema.anyOf ?? schema.oneOf
  return alternatives?.flatMap((each) => (typeof each === 'boolean' ? [] : variantsOf(each))) ?? [schema]
}

/** Zod names what it refers to repeatedly `__schema0`. */
function isNamed(definition: string): boolean {
  return !definition.startsWith('__')
}
