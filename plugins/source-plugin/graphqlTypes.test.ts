import { expect, test } from 'vitest'
import { z } from 'zod'
import { graphqlFields, graphqlTypes } from './graphqlTypes'

test('the GraphQL fields of an object follow from its schema', () => {
  const schema = z.strictObject({
    name: z.string(),
    label: z.string().trim().min(1),
    side: z.enum(['server', 'client']).describe('server, client'),
    since: z.string().optional(),
    lifetimeDays: z.int().positive().nullable().describe('null for "unlimited".'),
    names: z.array(z.string()),
    capabilities: z.record(z.string(), z.string()),
    example: z.strictObject({ data: z.json().optional() }).optional(),
  })
  expect(graphqlFields(schema, ['name'])).toMatchInlineSnapshot(`
    "    label: String!
        "server, client"
        side: String!
        since: String
        "null for \\"unlimited\\"."
        lifetimeDays: Int
        names: [String!]!
        capabilities: JSON!
        example: JSON"
  `)
})

const link = z.union([z.strictObject({ to: z.string() }), z.strictObject({ href: z.string() })]).meta({ id: 'Link' })
const item = z.union([
  z.strictObject({ type: z.literal('link'), label: z.string(), size: z.int().optional() }),
  z.union([z.strictObject({ type: z.literal('menu'), label: z.string(), links: z.array(link) })]),
])

test('objects with an ID are types, and a union of objects is one type with the fields of all', () => {
  const schema = z.strictObject({
    menu: z
      .strictObject({
        id: z.string(),
        items: z.array(item.meta({ id: 'Item' })),
        first: link.nullable(),
        all: z.array(item),
      })
      .meta({ id: 'Menu', description: 'A menu.' }),
  })
  const types = graphqlTypes(schema, ['id'])
  expect(types.map(({ name, description = '', fields }) => `${name} ${description}\n${fields}`).join('\n'))
    .toMatchInlineSnapshot(`
    "Menu A menu.
        items: [Item!]!
        first: Link
        all: [JSON!]!
    Item 
        type: String!
        label: String!
        size: Int
        links: [Link!]
    Link 
        to: String
        href: String"
  `)
})

test('two types of one field are an error that names it', () => {
  const union = z.union([z.strictObject({ size: z.int() }), z.strictObject({ size: z.array(z.string()) })])
  expect(() => graphqlTypes(z.strictObject({ box: union.meta({ id: 'Box' }) }))).toThrowErrorMatchingInlineSnapshot(
    `[Error: Box has a field "size" of several GraphQL types, Int and [String!]: give the fields different names.]`,
  )
})
