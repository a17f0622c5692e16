import { expect, it } from 'vitest'
import { pageDescription } from './pageDescription'

it.each([
  ['GET /a: responses.'],
  ['GET /a: responses.', 'List flags.'],
  [`PATCH /api/${'very-long/'.repeat(30)} in the Unleash 5.8 API: parameters.`, 'Change it.'],
  [''],
  ['x'.repeat(159), 'y'],
])('%s %s has 50 to 160 characters', (...sentences) => {
  const text = pageDescription(...(sentences as [string, ...string[]]))
  expect(text.length).toBeGreaterThanOrEqual(50)
  expect(text.length).toBeLessThanOrEqual(160)
})

it('takes whole sentences as long as they fit', () => {
  const first = 'GET /api/admin/projects in the Unleash 5.8 API: responses.'
  expect(pageDescription(first, 'x'.repeat(120), 'List projects.')).toBe(`${first} List projects.`)
})
