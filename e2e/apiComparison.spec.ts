import fs from 'node:fs'
import { pageScripts } from '../tools/weight/pageWeight'
import { expect, test } from './test'

const index = '/reference/api/unleash'

interface Document {
  info: { version: string }
  paths: Record<string, Record<string, { deprecated?: boolean; parameters?: object[] }>>
}

function ourDocument(): Document {
  return JSON.parse(fs.readFileSync('public/openapi/unleash.json', 'utf8')) as Document
}

/** Our document as another server may have it: an operation less, one more, and one with a new parameter. */
function otherDocument(document = ourDocument()): string {
  const { '/api/admin/projects': projects, '/api/admin/tags': tags, ...paths } = document.paths
  if (!projects?.get || !tags) throw new Error('The document has other operations than this test expects.')
  const get = { ...projects.get, parameters: [{ name: 'archived', in: 'query', schema: { type: 'boolean' } }] }
  const other = {
    ...document,
    info: { ...document.info, version: '7.5.0' },
    paths: {
      ...paths,
      '/api/admin/projects': { ...projects, get },
      '/api/admin/news': { get: { summary: 'Read the <b>news</b>', tags: ['News'], responses: {} } },
    },
  }
  return JSON.stringify(other)
}

test('the document of a server is compared with ours, in the browser only', async ({ site }) => {
  const { version } = ourDocument().info
  await site.open(index)
  await site.text.getByText('Compare with your server').click()
  const field = site.text.getByLabel('OpenAPI document of your server')
  await expect(field).toBeVisible()
  const requests: string[] = []
  site.page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await field.setInputFiles({
    name: 'openapi.json',
    mimeType: 'application/json',
    buffer: Buffer.from(otherDocument()),
  })
  const comparison = site.text.getByRole('group').filter({ hasText: 'Compare with your server' })
  await expect(comparison.getByRole('status')).toHaveText(
    new RegExp(`^Unleash API 7\\.5\\.0 has \\d+ operations; \\d+ of them are the same as in ${version}\\.$`),
  )
  await comparison.getByText(new RegExp(`^\\d+ missing: in ${version}, not in your document$`)).click()
  await expect(comparison.getByText('GET /api/admin/tags', { exact: true })).toBeVisible()
  await comparison.getByText(`1 new: in your document, not in ${version}`).click()
  await expect(comparison.getByText('Read the <b>news</b>')).toBeVisible()
  await comparison.getByText('1 different').click()
  await expect(comparison.getByText('Query parameter "archived" is new')).toBeVisible()
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])
  await comparison.locator(`a[href="${index}/get-projects"]`).click()
  await site.expectUrl(`${index}/get-projects`)
})

test('what is wrong with a file is named, one of 200 MB is not read, and another one can be chosen', async ({
  site,
}) => {
  await site.open(index)
  await site.text.getByText('Compare with your server').click()
  const field = site.text.getByLabel('OpenAPI document of your server')
  const status = site.text.getByRole('group').filter({ hasText: 'Compare with your server' }).getByRole('status')
  const choose = async (text: string) =>
    field.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('{"openapi": "3.0.3",')
  await expect(status).toHaveText(/^The file isn't valid JSON/)
  await choose('<!doctype html>')
  await expect(status).toHaveText(/^The file is a web page, not JSON/)
  await choose('{"swagger": "2.0"}')
  await expect(status).toHaveText(/^OpenAPI version "2.0" isn't supported/)
  const large = test.info().outputPath('large.json')
  fs.writeFileSync(large, '')
  fs.truncateSync(large, 200_000_000)
  await field.setInputFiles(large)
  await expect(status).toHaveText(/^The file is 200 MB; the limit is 20 MB\./)
  await choose(otherDocument())
  await expect(status).toHaveText(/^Unleash API 7\.5\.0 has/)
})

test('nothing of the comparison is loaded before it is opened', () => {
  const scripts = fs
    .readdirSync('public')
    .filter((file) => file.endsWith('.js') && fs.readFileSync(`public/${file}`, 'utf8').includes('comparison-file'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(pageScripts('public', index).filter((script) => scripts.includes(script))).toEqual([])
})
