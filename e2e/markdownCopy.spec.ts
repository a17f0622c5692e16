import fs from 'node:fs'
import { unlistedPaths } from '../src/shared/pageFiles'
import { builtPaths } from './builtPaths'
import { wordsOf, wordsOfMarkdown, wordsOfPage } from './pageWords'
import { samplePages } from './samplePages'
import { expect, test } from './test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('every page has its text as Markdown beside it, under its own title', async ({ request }) => {
  for (const { path } of samplePages) {
    const url = path === '/' ? '/index.md' : `${path}.md`
    const answer = await request.get(url)
    expect({ url, status: answer.status(), type: answer.headers()['content-type'] }).toEqual({
      url,
      status: 200,
      type: 'text/markdown; charset=utf-8',
    })
    const html = await (await request.get(path)).text()
    const title = /<h1\b[^>]*>([^<]*)</.exec(html)?.[1]
    expect(await answer.text()).toContain(`# ${title}\n`)
  }
})

/** What copies say in words and pages by other means: column heads, marks of schemas, downloads. */
const copyWords = wordsOf(
  'Diagram Video Availability Each item Any other property OpenAPI document JSON YAML The HTTP API of',
)

/** What code says of its check. */
const checkWords = wordsOf('Ran against Unleash')

/** What a strip says of its player; a copy links to the video. */
const playerWords = wordsOf('About ten minutes. YouTube or Loom sees your IP address when you play it. Play')

test('copies have the words of their pages, and none is made of two', () => {
  const lost: string[] = []
  const added: string[] = []
  // The page about the components of pages shows each of them, also those without text.
  for (const route of builtPaths().filter(
    (path) => ![...unlistedPaths, '/contributing/writing-pages'].includes(path),
  )) {
    const page = wordsOfPage(fs.readFileSync(`public${route}/index.html`, 'utf8'))
    const copy = fs
      .readFileSync(route === '/' ? 'public/index.md' : `public${route}.md`, 'utf8')
      .replace(/^> \[All pages of .*$/m, '')
    const known = new Set([...wordsOf(copy), ...playerWords, ...checkWords])
    added.push(
      ...[...wordsOfMarkdown(copy)]
        .filter((word) => !page.all.has(word) && !copyWords.has(word))
        .map((word) => `${route}: ${word}`),
    )
    // Pages of the API have controls of their own: forms, tables of fields.
    if (route.startsWith('/reference/api/unleash')) continue
    lost.push(...[...page.text].filter((word) => !known.has(word)).map((word) => `${route}: ${word}`))
  }
  expect({ lost, added }).toEqual({ lost: [], added: [] })
})

test('the button copies the page as Markdown, and says so', async ({ site }) => {
  await site.open('/reference/segments')
  const button = site.page.getByRole('button', { name: 'Copy page' })
  await button.click()
  await expect(site.text.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  const copied = await site.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(fs.readFileSync('public/reference/segments.md', 'utf8'))
})

test.describe('offline', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'net::ERR'] })

  test('the button says that it could not', async ({ site }) => {
    await site.open('/reference/segments')
    await site.page.context().setOffline(true)
    await site.page.getByRole('button', { name: 'Copy page' }).click()
    await expect(site.text.getByRole('status').filter({ hasText: 'Copy failed' })).toHaveCount(1)
  })
})
