import { expect, test } from 'vitest'
import { kindOfLink } from './SiteLink'

test.each([
  ['/', 'page'],
  ['/reference/segments#structure', 'page'],
  ['/quickstart?v=1.2#a.b', 'page'],
  ['#structure', 'anchor'],
  ['/img/logo.svg', 'external'],
  ['/old.html', 'external'],
  ['//evil.example', 'external'],
  ['https://example.org/a', 'external'],
  ['mailto:a@example.org', 'external'],
])('%s is %s', (href, kind) => {
  expect(kindOfLink(href)).toBe(kind)
})
