import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readRedirectRules, redirectFinder } from './netlifyRules'

const lines = `
# a comment
/old            /new                301
/old            /second             302
/anchored       /page#part          301
/own-query      /page?tab=2#part    301
/sdks/:name     /reference/:name    302
/blog/*         /topics/:splat      301
/ask q=:term    /search/:term       301
/German         /de                 301  Country=de
/forced         /new                301!
/away           https://example.com/x  301
`

async function finder(text: string) {
  const file = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'redirects-')), '_redirects')
  await fs.writeFile(file, text)
  const { rules, problems } = await readRedirectRules(file)
  return { find: redirectFinder(rules), problems }
}

test.each([
  ['/old', '', '/new'],
  ['/old/', '', '/new'],
  ['/old', '?a=1&b=%20', '/new?a=1&b=%20'],
  ['/anchored', '?a=1', '/page?a=1#part'],
  ['/own-query', '?a=1', '/page?tab=2#part'],
  ['/sdks/go', '', '/reference/go'],
  ['/sdks/a b', '', '/reference/a%20b'],
  ['/blog/2020/x', '?q=1', '/topics/2020/x?q=1'],
  ['/blog', '', '/topics/'],
  ['/blog//evil.com', '', '/topics//evil.com'],
  ['/ask', '?q=flag', '/search/flag?q=flag'],
  ['/away', '?a=1', 'https://example.com/x?a=1'],
])('%s%s leads to %s', async (from, search, to) => {
  const { find } = await finder(lines)
  expect(find(from, search)?.location).toBe(to)
})

test.each(['/OLD', '/ask', '/German', '/sdks/go/more', '/older', '/'])('no rule is for %s', async (from) => {
  const { find } = await finder(lines)
  expect(find(from, '')).toBeUndefined()
})

test('a target never becomes another site', async () => {
  const { find } = await finder('/to/*  /:splat  301\n')
  expect(find('/to//evil.com', '')?.location).toBe('/evil.com')
  expect(find('/to/%5Cevil.com', '')?.location).not.toMatch(/^[/\\]{2}/)
})

test('status and force come from the line', async () => {
  const { find } = await finder(lines)
  expect(find('/forced', '')).toMatchObject({ status: 301, force: true })
  expect(find('/sdks/go', '')).toMatchObject({ status: 302, force: false })
})

test('a line that Netlify refuses is named, and the others stay', async () => {
  const { find, problems } = await finder('/lonely\n/old /new\n')
  expect(problems).toMatchInlineSnapshot(`
    [
      "Error: Could not parse redirect line 1:
      /lonely
    Missing destination path/URL",
    ]
  `)
  expect(find('/old', '')?.location).toBe('/new')
})

test('a missing file has no rules', async () => {
  expect(await readRedirectRules('/nowhere/_redirects')).toEqual({ rules: [], problems: [] })
})
