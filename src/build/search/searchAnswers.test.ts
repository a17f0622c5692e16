import { expect, test } from 'vitest'
import type { TreeNode } from '../../../plugins/markdown-tree'
import { type AnswerQueryResult, searchAnswers } from './searchAnswers'
import type { SearchQueryResult } from './searchablePages'

const code = (text: string): TreeNode => ['code', 0, text]

const facts: AnswerQueryResult = {
  allEnvironmentVariable: {
    nodes: [
      {
        name: 'LOG_LEVEL',
        aliases: ['logLevel'],
        path: '/configuring#log-level',
        default: '`warn`',
        since: '4.1',
        value: [code('warn')],
        cells: [['LOG_LEVEL'], ['text'], ['–'], ['What the ', ['a', { href: '/log' }, 'log'], ' contains']],
      },
      {
        name: 'PORT',
        aliases: [],
        path: '/configuring#port',
        default: null,
        since: null,
        value: ['none'],
        cells: [['Its port.']],
      },
    ],
  },
  allPermission: {
    nodes: [{ name: 'CREATE_TAG', label: 'Create tags', path: '/rbac#create-tag', cells: [['Add tags']] }],
  },
  allErrorMessage: {
    nodes: [{ name: 'No token <id>', path: '/errors#no-token', cells: [[], ['It is missing.'], ['Send it.']] }],
  },
  allGlossaryTerm: {
    nodes: [{ term: 'front-end token', definition: 'For browsers.', page: '/tokens' }],
  },
}

type Operation = SearchQueryResult['allApiOperation']['nodes'][number]
const operation = (operationId: string, method: string, version?: { name: string; isCurrent: boolean }) =>
  ({
    operationId,
    method,
    endpoint: '/api/tags',
    title: `${method} tags`,
    path: `/api/${operationId}`,
    edition: version ?? null,
    tree: [['p', 0, 'Returns all tags. There may be none.']] as TreeNode[],
  }) as unknown as Operation

test('answers have the sentence, the default, or method and path', () => {
  const answers = searchAnswers(facts, [operation('getTags', 'GET')])
  expect(answers.map(({ kind, title, text, url }) => `${kind} ${title}: ${text} ${url}`)).toEqual([
    'Environment variable LOG_LEVEL: What the log contains. Default: warn. Since Unleash 4.1. /configuring#log-level',
    'Environment variable PORT: Its port. /configuring#port',
    'Permission CREATE_TAG: Add tags. Shown as: Create tags. /rbac#create-tag',
    'Error message No token <id>: It is missing. Send it. /errors#no-token',
    'Term Front-end token: For browsers. /tokens',
    'API operation GET tags: GET /api/tags. Returns all tags. /api/getTags',
  ])
})

test('readers may use each name, except an operation ID that is an everyday word', () => {
  const names = searchAnswers(facts, [operation('getTags', 'GET'), operation('login', 'POST')]).map((one) => one.names)
  expect(names).toEqual([
    ['LOG_LEVEL', 'logLevel'],
    ['PORT'],
    ['CREATE_TAG'],
    ['No token <id>'],
    ['front-end token', 'frontend token'],
    ['getTags', 'GET /api/tags'],
    ['POST /api/tags'],
  ])
})

test('operations of older versions have none', () => {
  const none = Object.fromEntries(
    Object.keys(facts).map((type) => [type, { nodes: [] }]),
  ) as unknown as AnswerQueryResult
  const versions = [
    { name: '5.8', isCurrent: true },
    { name: '5.7', isCurrent: false },
  ]
  const answers = searchAnswers(
    none,
    versions.map((version) => operation(`getTags${version.name}`, 'GET', version)),
  )
  expect(answers.map(({ url }) => url)).toEqual(['/api/getTags5.8'])
})
