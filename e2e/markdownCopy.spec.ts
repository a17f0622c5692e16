import fs from 'node:fs'
import path from 'node:path'
import { unlistedPaths } from '../src/shared/pageFiles'
import { builtPaths } from './builtPaths'
import { gluedWords, missingSentences, textOfMarkdown, textOfPage } from './pageSentences'
import { samplePages } from './samplePages'
import { expect, test } from './test'

const listedPaths = builtPaths().filter((path) => !unlistedPaths.includes(path))
const htmlOf = (route: string) => fs.readFileSync(`public${route}/index.html`, 'utf8')

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

/** What only pages say: of controls, players and checks. */
const onlyOnPages = [
  /^(\d+ (fields?|variants?)|fields of any name|items) of /,
  /ran against unleash /,
  /^check of lesson \d+$/,
  /(youtube|loom) sees your ip address when you play it$/,
  /^(play|example)$/,
  // The heading of a column has the note that most of its cells have.
  /^next js in the browser$/,
]

/** What copies say of a picture, before the words that the page has for those who don't see it. */
const onlyInCopies = [/^(diagram|video)$/, /^since [\d ]+ in the browser$/]

/** The request of an operation in other languages, as its page loads them when a reader chooses one. */
function loadedSamples(route: string): string {
  const file = `public/openapi/unleash/samples/${path.basename(route)}.json`
  if (!route.startsWith('/reference/api/unleash/') || !fs.existsSync(file)) return ''
  const samples = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>
  return Object.values(samples)
    .map((html) => `<pre>${html}</pre>`)
    .join('')
}

test('copies and pages say the same, sentence by sentence', () => {
  const lost: string[] = []
  const added: string[] = []
  for (const route of listedPaths) {
    const { content, everything } = textOfPage(
      htmlOf(route).replace('</article>', () => `${loadedSamples(route)}</article>`),
    )
    const copy = textOfMarkdown(
      fs
        .readFileSync(route === '/' ? 'public/index.md' : `public${route}.md`, 'utf8')
        .replace(/^> \[All pages of .*$/m, ''),
    )
    const isKnown = (known: readonly RegExp[]) => (sentence: string) => !known.some((words) => words.test(sentence))
    lost.push(
      ...missingSentences(content, copy)
        .filter(isKnown(onlyOnPages))
        .map((words) => `${route}: ${words}`),
    )
    const notInText = { ...copy, sentences: missingSentences(copy, content) }
    added.push(
      ...missingSentences(notInText, everything)
        .filter(isKnown(onlyInCopies))
        .map((words) => `${route}: ${words}`),
    )
  }
  expect({ lost, added }).toEqual({ lost: [], added: [] })
})

test('a sentence that only one of them has is found', () => {
  const html = '<main><article><h1>A</h1><p>One <b>flag</b>. Two.</p><button>Copy</button></article></main>'
  const { content, everything } = textOfPage(html)
  expect(missingSentences(content, textOfMarkdown('---\ntitle: A\n---\n\n# A\n\nOne **flag**.\n'))).toEqual(['two'])
  expect(missingSentences(textOfMarkdown('# A {#a}\n\nTwo. [Three](/b).\n'), everything)).toEqual(['three'])
})

test('no page has words that are one in its text', () => {
  expect(builtPaths().flatMap((route) => gluedWords(htmlOf(route)).map((words) => `${route}: ${words}`))).toEqual([])
  expect(gluedWords('<p><span>Pro</span><span>Enterprise</span></p>')).toEqual(['Pro|Enterprise'])
  expect(
    gluedWords('<p>un<em>do</em>ne <span>Pro</span> <b>a</b><button>b</button></p><pre><b>a</b><i>b</i></pre>'),
  ).toEqual([])
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
