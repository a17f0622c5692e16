import { expect, test } from 'vitest'
import { causesLink, versionsOf } from './apiTexts'

const history = (since: string, removed: string | null = null) => ({ since, removed, until: '8.1' })

test.each([
  ['every reader has it', history('4.14'), ''],
  ['new in a version', history('5.4'), 'since\u00a05.4'],
  ['new in one of several versions, of which the last is certain', history('5.3..5.6'), 'since\u00a05.6'],
  ['older than every known document', history('..5.2'), ''],
  ['removed', history('5.8', '6.8..7.2'), 'since\u00a05.8, removed in\u00a07.2'],
  ['without a history', null, ''],
])('the versions of an operation, %s', (_what, known, expected) => {
  expect(versionsOf(known)).toBe(expected)
})

test.each([
  ['403', '#access'],
  ['404', '#statuses'],
])('causes of the status %s are in %s', (status, anchor) => {
  expect(causesLink(status).href).toBe(`/using-unleash/troubleshooting/error-messages${anchor}`)
})
