import { expect, test } from 'vitest'
import { kindOfLink } from './kindOfLink'

test.each([
  ['/', 'page'],
  ['/reference/segments#structure', 'page'],
  ['/quickstart?v=1.2#a.b', 'page'],
  ['#structure', 'part'],
  ['/img/logo.svg', 'elsewhere'],
  ['/old.html', 'elsewhere'],
  ['//evil.example', 'elsewhere'],
  ['https://example.org/a', 'elsewhere'],
  ['mailto:a@example.org', 'elsewhere'],
])('%s is %s', (href, kind) => {
  expect(kindOfLink(href)).toBe(kind)
})
