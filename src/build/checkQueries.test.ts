import { buildSchema } from 'gatsby/graphql'
import { expect, test } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { queryProblems } from './checkQueries'

const schema = buildSchema(`
  type Query { home: Home }
  type Home { lead: String cards: [Card] }
  type Card { to: String }
`)
const template = (fields: string) => `
import { graphql } from 'gatsby'

export const query = graphql\`
  query HomeTemplate {
    home {
      ${fields}
    }
  }
\`
`
const messages = (source: string) => formatProblems(queryProblems(source, 'src/templates/HomeTemplate.tsx', schema))

test('queries of fields that exist are accepted, and what is no query is left to Gatsby', () => {
  expect(messages(template('lead cards { to } ...HomeFields'))).toBe('')
  expect(messages(template('lead {{'))).toBe('')
})

test('a field that a type does not have is named with its line', () => {
  expect(messages(template('leed\n      cards {\n        picture\n      }'))).toMatchInlineSnapshot(`
    "src/templates/HomeTemplate.tsx:7
      Cannot query field "leed" on type "Home".
      Did you mean "lead"?

    src/templates/HomeTemplate.tsx:9
      Cannot query field "picture" on type "Card".
      Correct the name, or add the field to the type, which a plugin or src/build defines."
  `)
})
