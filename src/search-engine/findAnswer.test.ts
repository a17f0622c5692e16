import { expect, test } from 'vitest'
import type { SearchAnswer } from '../shared/search/searchAnswers'
import { findAnswer } from './findAnswer'

const answer = (kind: SearchAnswer['kind'], title: string, ...names: string[]): SearchAnswer => {
  return { kind, title, names: names.length > 0 ? names : [title], text: `About ${title}.`, url: '/page' }
}

const answers = [
  answer('Environment variable', 'LOG_LEVEL', 'LOG_LEVEL', 'UNLEASH_LOG_LEVEL'),
  answer('Permission', 'ADMIN'),
  answer('Term', 'front-end token', 'front-end token', 'frontend token'),
  answer('Error message', 'Token was not valid'),
  answer('Error message', 'You must log in to use Unleash.'),
  answer('Error message', 'You must log in to use Unleash. Try logging in at <path>'),
  answer('Error message', '<name> is not supported.'),
  answer('API operation', 'Create a flag', 'createFeature', 'POST /api/admin/projects/{projectId}/features'),
  answer('API operation', 'List flags', 'getFeatures', 'GET /api/admin/projects/{projectId}/features'),
  answer('API operation', 'Validate a name', 'POST /api/admin/features/validate'),
]

test.each([
  ['log_level', 'LOG_LEVEL'],
  ['  "UNLEASH_LOG_LEVEL" ', 'LOG_LEVEL'],
  ['LOG_LEVEL=debug', 'LOG_LEVEL'],
  ['ＬＯＧ＿ＬＥＶＥＬ', 'LOG_LEVEL'],
  ['ADMIN', 'ADMIN'],
  ['What are front-end tokens?', 'front-end token'],
  ['frontend token', 'front-end token'],
  ['createFeature()', 'Create a flag'],
  ['post http://localhost:4242/api/admin/projects/default/features?a=b', 'Create a flag'],
  ['/api/admin/features/validate', 'Validate a name'],
  ['Token was not valid', 'Token was not valid'],
  ['Which version added UNLEASH_LOG_LEVEL?', 'LOG_LEVEL'],
  ['403: You must log in to use Unleash. (request 17)', 'You must log in to use Unleash.'],
  [
    'You must log in to use Unleash. Try logging in at /sso',
    'You must log in to use Unleash. Try logging in at <path>',
  ],
])('%s: %s', (query, title) => {
  expect(findAnswer(answers, query)?.title).toBe(title)
})

test.each([
  ['admin', 'a word in capitals is not the everyday word'],
  ['log level', 'a variable is not its words'],
  ['create feature', 'nor an operation'],
  ['front-end token expiry', 'more than the name'],
  ['/api/admin/projects/default/features', 'two operations have the path'],
  ['DELETE /api/admin/projects/default/features', 'none has the method'],
  ['why does POST /api/admin/projects/default/features return 400', 'a question about a request'],
  ['this browser is not supported', 'a message that may be said of anything'],
  ['token valid', 'some words of a message'],
  ['LOG_LEVEL or HTTP_PORT', 'two names'],
  ['an ADMIN', 'a word in capitals among others'],
  ['', 'nothing'],
])('%s: %s', (query) => {
  expect(findAnswer(answers, query)).toBeUndefined()
})
