import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { observatoryScore } from '../tools/security/observatoryScore'
import { headersFor, readHeaderRules } from '../tools/server/netlifyRules'

/** The score of a built page, and the tests in which more points are possible. */
async function scan(page: string) {
  const { rules, problems } = await readHeaderRules('public/_headers')
  expect(problems).toEqual([])
  const html = fs.readFileSync(`public${page}/index.html`, 'utf8')
  return observatoryScore({ headers: headersFor(page === '' ? '/' : page, rules), html })
}

for (const page of [
  '',
  '/quickstart',
  '/reference/feature-toggles',
  '/reference/api/unleash/create-feature',
  '/lab',
  '/search',
]) {
  test(`the HTTP Observatory would give ${page || 'the home page'} 155 points`, async () => {
    const { score, findings } = await scan(page)
    expect(findings.filter(({ points }) => points <= 0)).toEqual([
      // Five more for a host in the preload list of browsers, which is requested for the whole domain: https://hstspreload.org
      { test: 'strict-transport-security', result: 'six-months', points: 0 },
      { test: 'x-content-type-options', result: 'nosniff', points: 0 },
    ])
    expect(score).toBe(155)
  })
}

test('one file has a policy that allows requests to other servers: the worker of the API console', async () => {
  const { rules } = await readHeaderRules('public/_headers')
  const policyOf = (file: string) => headersFor(`/${file}`, rules)['content-security-policy']
  const wider = files().filter((file) => policyOf(file)?.includes('https: http://localhost:*'))
  expect(wider).toEqual([expect.stringMatching(/^api-requests-[\da-f]+\.js$/)])
})

function files(): string[] {
  const entries = fs.readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => path.relative('public', path.join(entry.parentPath, entry.name)))
}

test('every script of every page has the digest of its file', () => {
  const digests = new Map<string, string>()
  const digestOf = (script: string) => {
    const digest =
      digests.get(script) ??
      createHash('sha256')
        .update(fs.readFileSync(`public${script}`))
        .digest('base64')
    digests.set(script, digest)
    return digest
  }
  const unsigned = files()
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby'))
    .filter((file) => {
      const scripts = [
        ...fs.readFileSync(path.join('public', file), 'utf8').matchAll(/<script[^>]* src="([^"]+)"([^>]*)>/g),
      ]
      return (
        scripts.length === 0 ||
        scripts.some(([, script = '', rest = '']) => !rest.includes(`integrity="sha256-${digestOf(script)}"`))
      )
    })
  expect(unsigned).toEqual([])
  // All pages run webpack's runtime, React and the site's own code; templates are loaded by it.
  expect(digests.size).toBe(3)
})

test('no file has a source map, or a path of the machine that built it', () => {
  const texts = files().filter((file) => /\.(html|js|css|json|txt|md|xml|map)$/.test(file))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((file) => file.endsWith('.map') && !file.startsWith('~partytown'))).toEqual([])
  expect(texts.filter((file) => fs.readFileSync(path.join('public', file), 'utf8').includes(process.cwd()))).toEqual([])
})

test('browsers keep only files whose name contains a digest, which other content would change', async () => {
  const { rules } = await readHeaderRules('public/_headers')
  const kept = rules.filter(({ values }) => values['cache-control']?.includes('immutable')).map((rule) => rule.for)
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => path !== '/static/*' && !/[-./][\da-f]{8,}\.(js|css|json)$/.test(path))).toEqual([])
})

test('browsers ask again for the search index, whose name has no digest', async () => {
  const { rules } = await readHeaderRules('public/_headers')
  expect(headersFor('/search-index.json', rules)['cache-control']).toContain('must-revalidate')
})

test('the licenses of packages and fonts that browsers load are listed', () => {
  const text = fs.readFileSync('public/licenses.txt', 'utf8')
  for (const name of [
    'react-dom',
    'gatsby',
    'minisearch',
    '@fontsource-variable/public-sans',
    '@fontsource-variable/sen',
    '@docsearch/css',
  ])
    expect(text).toContain(`${name}\n`)
  expect(text).toContain('SIL OPEN FONT LICENSE')
})

test('security.txt has a contact and expires within a year', () => {
  const text = fs.readFileSync('public/.well-known/security.txt', 'utf8')
  expect(text).toMatch(/^Contact: https:\/\//m)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3600 * 1000)
})
