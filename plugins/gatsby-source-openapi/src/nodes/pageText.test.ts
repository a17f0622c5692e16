import { expect, it } from 'vitest'
import { apiName, operationDescription, pageDescription, plainText, summaryTitle, tagTitle } from './pageText'

it.each([
  ['Get the environment with `name`', 'Get the environment with name'],
  ['Get all [root users](/reference/rbac) and **groups**', 'Get all root users and groups'],
  ['![logo](x.png) Flags\n of a project', 'logo Flags of a project'],
  ['Compare a < b && `__proto__`', 'Compare a < b && __proto__'],
  ['</script>', '</script>'],
])('%s → %s', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})

it.each([
  ['Upload a file.', 'Upload a file.'],
  [`Upload a file. ${'Each may have up to 512 MB. '.repeat(10)}`, 'Upload a file'],
  [
    `Return flags (e.g. by tag), i.e. names. ${'Each has a type. '.repeat(10)}`,
    'Return flags (e.g. by tag), i.e. names',
  ],
  [`Upload **a** file${', or another'.repeat(20)}`, `Upload a file${', or another'.repeat(8)}, or…`],
  ['x'.repeat(200), `${'x'.repeat(119)}…`],
])('the title of an operation with the summary %j: %s', (summary, title) => {
  expect(summaryTitle(summary)).toBe(title)
})

it.each([
  ['Unleash API', '5.8.0', 'Unleash 5.8 API'],
  ['Unleash API', '6', 'Unleash 6 API'],
  ['Flags', '1.2.3-beta.4', 'Flags 1.2'],
  ['Unleash API', '', 'Unleash API'],
  ['Unleash API', 'main', 'Unleash API'],
])('%s, version "%s": %s', (title, version, name) => {
  expect(apiName({ title, version })).toBe(name)
})

it.each([
  ['Segments', 'Segments API'],
  ['API tokens', 'API tokens'],
  ['Frontend API', 'Frontend API'],
  ['Rapid', 'Rapid API'],
])('the page of the tag %s: %s', (name, title) => {
  expect(tagTitle(name)).toBe(title)
})

const info = { title: 'Unleash API', version: '5.8.0' }
const get = { kind: 'operation' as const, method: 'GET', endpoint: '/api/flags', parameters: [], responses: [] }

it.each([
  [
    {
      ...get,
      summary: 'List flags',
      description: 'Lists the [flags](/reference) of `every` project. Archived ones are left out.',
    },
    'Lists the flags of every project. GET /api/flags in the Unleash 5.8 API.',
  ],
  [{ ...get, summary: 'List flags' }, 'GET /api/flags in the Unleash 5.8 API: description. List flags.'],
  [
    { ...get, description: `${'Very '.repeat(30)}long.`, responses: [{ status: '200', headers: [], mediaTypes: [] }] },
    'GET /api/flags in the Unleash 5.8 API: responses.',
  ],
  [{ ...get, description: 'No end' }, 'GET /api/flags in the Unleash 5.8 API: description.'],
  [
    { ...get, kind: 'webhook' as const, method: 'POST', endpoint: 'made', description: 'Says that it was made.' },
    'Says that it was made. The webhook POST made in the Unleash 5.8 API.',
  ],
])('%j', (operation, description) => {
  expect(operationDescription(operation, info).replace(/ Part of the reference.*/, '')).toBe(description)
})

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

it('uses whole sentences as long as they fit', () => {
  const first = 'GET /api/admin/projects in the Unleash 5.8 API: responses.'
  expect(pageDescription(first, 'x'.repeat(120), 'List projects.')).toBe(`${first} List projects.`)
})
