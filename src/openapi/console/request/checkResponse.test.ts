import { expect, test } from 'vitest'
import { operationOf } from '../__fixtures__/operations'
import { checkResponse, maxCheckedSize } from './checkResponse'

const operation = operationOf('get', '/api/frontend')
const json = 'application/json'

test.each([
  [200, json, '{"toggles": []}', 'matches: Matches the documented 200 response.'],
  [200, json, '{"toggles": [{"name": 1}]}', 'violates: Violates the documented 200 response:'],
  [200, json, '{"toggles": ', 'violates: Violates the documented 200 response. This isn’t valid JSON'],
  [
    200,
    'text/csv',
    'a,b',
    'violates: Violates the documented 200 response: its content type is text/csv instead of application/json.',
  ],
  [
    200,
    '',
    '',
    'violates: Violates the documented 200 response: its content type is missing instead of application/json.',
  ],
  [200, 'text/html', '<!doctype html>', 'violates: This is an HTML page, not a response from the API.'],
  [502, 'text/html', '<!doctype html>', 'violates: This is an HTML page, not a response from the API.'],
  [401, json, '{"message": "No"}', 'matches: Matches the documented 401 response.'],
  [
    418,
    json,
    '{}',
    'undocumented: The documentation doesn’t describe status 418 for this operation, only 200, 401, 403',
  ],
])('%i %s %s', (status, mediaType, text, expected) => {
  const { verdict, message } = checkResponse(operation, { status, mediaType, text, size: text.length })
  expect(`${verdict}: ${message}`).toContain(expected)
})

test('what is wrong in the body is listed with its place', () => {
  const text = '{"toggles": [{"name": 1}]}'
  const { faults } = checkResponse(operation, { status: 200, mediaType: json, text, size: text.length })
  expect(faults).toContainEqual({
    path: ['toggles', '0', 'name'],
    message: 'This must be a string, but it is a number.',
  })
})

test('a large body isn’t checked, which the message says', () => {
  const check = checkResponse(operation, { status: 200, mediaType: json, text: '{}', size: maxCheckedSize + 1 })
  expect(check.verdict).toBe('unchecked')
})

test('ranges of statuses and default responses', () => {
  const responses = [
    { status: '4XX', bodies: [] },
    { status: 'default', bodies: [] },
  ]
  const messageOf = (status: number) =>
    checkResponse({ ...operation, responses }, { status, mediaType: '', text: '', size: 0 }).message
  expect(messageOf(404)).toBe('Matches the documented 4XX response: no body.')
  expect(messageOf(500)).toBe('Matches the documented default response: no body.')
})
