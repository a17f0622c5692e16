import { expect, test } from 'vitest'
import { searchablePages, type SearchQueryResult } from './searchablePages'

type Doc = SearchQueryResult['allDoc']['nodes'][number]
type Tag = SearchQueryResult['allApiTag']['nodes'][number]
type Operation = SearchQueryResult['allApiOperation']['nodes'][number]

const page = { path: '/a', title: 'A', description: 'About A.', sidebarLabel: 'A', tree: [], deprecated: false }
const doc: Doc = { ...page, keywords: [], availability: null }
const operation: Operation = {
  ...page,
  operationId: 'getA',
  method: 'GET',
  endpoint: '/api/a',
  availability: null,
  onlyIn: null,
  permission: null,
  events: null,
  history: null,
  headings: [],
  parameters: [],
  requestBody: null,
  responses: [],
}

/** The plans of the only page. */
function plansOf({
  docs = [],
  tags = [],
  operations = [],
}: {
  docs?: Doc[]
  tags?: Tag[]
  operations?: Operation[]
}): readonly string[] | undefined {
  const none = { nodes: [] }
  const [found] = searchablePages({
    allContentPage: none,
    allDoc: { nodes: docs },
    allReadme: none,
    allApiPage: none,
    allApiTag: { nodes: tags },
    allApiOperation: { nodes: operations },
  })
  return found?.plans
}

test.each([
  [['enterprise'], ['enterprise']],
  [
    ['pro', 'enterprise'],
    ['pro', 'enterprise'],
  ],
  [['oss', 'pro', 'enterprise'], undefined],
  [[], undefined],
])('a page about what %j include is stored with %j: a page for all plans needs no bytes', (plans, stored) => {
  expect(plansOf({ docs: [{ ...doc, availability: { plans } }] })).toEqual(stored)
})

test.each([
  ['enterprise', ['enterprise']],
  ['oss', undefined],
  [null, undefined],
])('an operation that the API document calls %j is stored with %j', (availability, plans) => {
  expect(plansOf({ operations: [{ ...operation, availability }] })).toEqual(plans)
})

test.each([
  [['enterprise', 'enterprise'], ['enterprise']],
  [['enterprise', 'oss'], undefined],
  [['enterprise', null], undefined],
  [[], undefined],
])('a tag whose operations are %j is stored with %j', (all, plans) => {
  expect(plansOf({ tags: [{ ...page, operations: all.map((availability) => ({ availability })) }] })).toEqual(plans)
})

test('a page without availability is for all plans', () => {
  expect(plansOf({ docs: [doc] })).toBeUndefined()
})
