import { expect, it } from 'vitest'
import { apiName } from './apiName'

it.each([
  ['Unleash API', '5.8.0', 'Unleash 5.8 API'],
  ['Unleash API', '6', 'Unleash 6 API'],
  ['Flags', '1.2.3-beta.4', 'Flags 1.2'],
  ['Unleash API', '', 'Unleash API'],
  ['Unleash API', 'main', 'Unleash API'],
])('%s, version "%s": %s', (title, version, name) => {
  expect(apiName({ title, version })).toBe(name)
})
