import { expect, test } from 'vitest'
import { queryNotes } from './explainQueryTypes.mjs'

const types = `
type DocTemplateQuery = { readonly doc: { readonly path: string, readonly title: string, readonly tree: Record<string, unknown> } | null, readonly menu: { readonly items: ReadonlyArray<{ readonly type: string, readonly to: string | null }> } | null };

type PageFields_Doc_Fragment = { readonly path: string, readonly title: string };
`
const sources = [
  {
    file: 'src/templates/DocTemplate.tsx',
    text: `
export const query = graphql\`
  query DocTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...PageFields
      tree
    }
    menu: allMenu(filter: { name: { eq: "links" } }) {
      items {
        type
        to
        icon
      }
    }
  }
\``,
  },
  {
    file: 'src/templates/fragments.ts',
    text: 'export const pageFields = graphql`\n  fragment PageFields on ContentPage {\n    path\n    title\n    since\n  }`',
  },
]
const notes = (output) => queryNotes(output, types, sources).join('\n\n')
const item = '{ readonly type: string; readonly to: string | null; }'
const doc = '{ readonly path: string; readonly title: string; readonly tree: Record<string, unknown>; }'

test('a field that a query lacks is named with the query', () => {
  expect(notes(`x typescript(TS2339): Property 'links' does not exist on type '${item}'.`)).toMatchInlineSnapshot(`
    "src/templates/DocTemplate.tsx:3
      The query DocTemplate doesn't select "links" in menu > items.
      Add it, or correct the name. Run "npm run build", which writes src/gatsby-types.d.ts, and says so if GraphQL doesn't have the field."
  `)
  expect(notes(`error TS2551: Property 'tre' does not exist on type '${doc}'. Did you mean 'tree'?`))
    .toMatchInlineSnapshot(`
    "src/templates/DocTemplate.tsx:3
      The query DocTemplate doesn't select "tre" in doc.
      Add it, or correct the name. Run "npm run build", which writes src/gatsby-types.d.ts, and says so if GraphQL doesn't have the field."
  `)
})

test('fields that a component requires of the data are named as well', () => {
  expect(notes(`Property 'lead' is missing in type '${doc}' but required in type 'Props'.`)).toMatchInlineSnapshot(`
    "src/templates/DocTemplate.tsx:3
      The query DocTemplate doesn't select "lead" in doc.
      Add it, or correct the name. Run "npm run build", which writes src/gatsby-types.d.ts, and says so if GraphQL doesn't have the field."
  `)
  expect(notes(`Type '${item}' is missing the following properties from type 'Item': links, size`))
    .toMatchInlineSnapshot(`
    "src/templates/DocTemplate.tsx:3
      The query DocTemplate doesn't select "links" in menu > items.
      Add it, or correct the name. Run "npm run build", which writes src/gatsby-types.d.ts, and says so if GraphQL doesn't have the field.

    src/templates/DocTemplate.tsx:3
      The query DocTemplate doesn't select "size" in menu > items.
      Add it, or correct the name. Run "npm run build", which writes src/gatsby-types.d.ts, and says so if GraphQL doesn't have the field."
  `)
})

test('types that are older than the query are told from a query that lacks a field, also by a fragment', () => {
  expect(notes(`Property 'icon' does not exist on type '${item}'.`)).toMatchInlineSnapshot(`
    "src/templates/DocTemplate.tsx:3
      src/gatsby-types.d.ts is older than the query DocTemplate, which selects "icon".
      Run "npm run build", which writes src/gatsby-types.d.ts, and says so if GraphQL doesn't have the field."
  `)
  expect(notes(`Property 'since' does not exist on type '${doc}'.`)).toMatchInlineSnapshot(`
    "src/templates/DocTemplate.tsx:3
      src/gatsby-types.d.ts is older than the query DocTemplate, which selects "since".
      Run "npm run build", which writes src/gatsby-types.d.ts, and says so if GraphQL doesn't have the field."
  `)
})

test('a type that TypeScript shortens or names is found', () => {
  const shortened = '{ readonly path: string; ... 1 more ...; readonly tree: Record<string, unknown>; }'
  expect(notes(`Property 'lead' does not exist on type '${shortened}'.`)).toContain('in doc.')
  expect(notes(`Property 'lead' does not exist on type 'DocTemplateQuery'.`)).toMatchInlineSnapshot(`
    "src/templates/DocTemplate.tsx:3
      The query DocTemplate doesn't select "lead".
      Add it, or correct the name. Run "npm run build", which writes src/gatsby-types.d.ts, and says so if GraphQL doesn't have the field."
  `)
})

test('a type of a query that Gatsby has not written yet, or that no query has, is named', () => {
  expect(
    notes(
      `Namespace 'Queries' has no exported member 'PageFieldsFragment'.\nNamespace 'Queries' has no exported member 'HomeQuery'.`,
    ),
  ).toMatchInlineSnapshot(`
    "src/templates/fragments.ts:2
      src/gatsby-types.d.ts is older than the fragment PageFields.
      Run "npm run build", which writes src/gatsby-types.d.ts, and says so if GraphQL doesn't have the field.

    src/gatsby-types.d.ts
      There is no query or fragment Home, from which Gatsby would write Queries.HomeQuery.
      Correct the name."
  `)
})

test('other errors have no note', () => {
  const other =
    "Property 'a' does not exist on type '{ readonly type: string; }'.\nProperty 'b' does not exist on type 'Window'."
  expect(queryNotes(other, types, sources)).toEqual([])
})
