import { expect, test } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { factReferenceProblems } from './factReferences'

const facts = [
  { list: 'environmentVariables', name: 'DATABASE_URL', aliases: ['DB_URL'], parts: ['database'] },
  { list: 'environmentVariables', name: 'EMAIL_HOST', aliases: [], parts: ['email'] },
]
const problemsOf = (kind: string, name: string) =>
  formatProblems(factReferenceProblems([{ kind, name, file: 'page.mdx', line: 3 }], facts))

test.each([
  ['environment-variable', 'DATABASE_URL'],
  ['environment-variable', 'DB_URL'],
  ['environment-variable-group', 'email'],
  ['of another plugin', 'x'],
])('the %s %s is known', (kind, name) => {
  expect(problemsOf(kind, name)).toBe('')
})

test('a name that no list has', () => {
  expect(problemsOf('environment-variable', 'DATABSE_URL')).toMatchInlineSnapshot(`
    "page.mdx:3
      "DATABSE_URL" does not stand in content/data/environmentVariables.ts.
      Nearest: "DATABASE_URL"."
  `)
  expect(problemsOf('permission', 'X')).toMatchInlineSnapshot(`
    "page.mdx:3
      "X" does not stand in content/data/permissions.ts.
      What there is stands in content/data/permissions.ts."
  `)
  expect(problemsOf('environment-variable-group', 'server')).toMatchInlineSnapshot(`
    "page.mdx:3
      "server" does not stand in content/data/environmentVariables.ts.
      Use one of "database", "email"."
  `)
})
