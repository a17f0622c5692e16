import { expect, test } from 'vitest'
import { documentTitle } from './siteMetadata'

test.each([
  ['Segments', 'Segments | Unleash'],
  ['x'.repeat(50), `${'x'.repeat(50)} | Unleash`],
  ['x'.repeat(51), 'x'.repeat(51)],
  // One code point each.
  ['🙂'.repeat(50), `${'🙂'.repeat(50)} | Unleash`],
])('%s', (title, expected) => {
  expect(documentTitle(title, 'Unleash')).toBe(expected)
})
