import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from './createSchemaCustomization'

test('the GraphQL fields of a list follow from its schema', () => {
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
  expect(fieldsOf(schema)).toMatchInlineSnapshot(`
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
