import { expect, test } from 'vitest'
import { errorReportsUrl } from './errorReportsUrl'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://errors.example.com/docs?key=1', 'https://errors.example.com/docs?key=1'],
  ['http://localhost:4000', 'http://localhost:4000/'],
])('%s is %s', (value, expected) => {
  expect(errorReportsUrl({ ERROR_REPORTS_URL: value })).toBe(expected)
})

test.each(['errors.example.com', 'http://errors.example.com', 'javascript:alert(1)'])('%s is refused', (value) => {
  expect(() => errorReportsUrl({ ERROR_REPORTS_URL: value })).toThrow(
    `ERROR_REPORTS_URL is "${value}". Write a URL that starts with https://, or leave it out.`,
  )
})
