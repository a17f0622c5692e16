import { expect, it } from 'vitest'
import { operationDescription } from './operationDescription'

const info = { title: 'Unleash API', version: '5.8.0' }
const get = { method: 'GET', endpoint: '/api/flags', parameters: [], responses: [] }

it.each([
  [
    { ...get, summary: 'List flags', description: 'Lists the [flags](/reference) of `every` project. Archived ones are left out.' },
    'Lists the flags of every project. GET /api/flags in the Unleash 5.8 API.',
  ],
  [{ ...get, summary: 'List flags' }, 'GET /api/flags in the Unleash 5.8 API: description. List flags.'],
  [
    { ...get, description: `${'Very '.repeat(30)}long.`, responses: [{ status: '200', headers: [], mediaTypes: [] }] },
    'GET /api/flags in the Unleash 5.8 API: responses.',
  ],
  [{ ...get, description: 'No end' }, 'GET /api/flags in the Unleash 5.8 API: description.'],
])('%j', (operation, description) => {
  expect(operationDescription(operation, info).replace(/ Part of the reference.*/, '')).toBe(description)
})
