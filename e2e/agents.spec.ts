import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { createDocsServer } from '../src/mcp/docsServer'
import { openSite, type DocsSite } from '../src/mcp/docsSite'
import { agentsGuide } from '../src/shared/agentsGuide'
import { sectionMarkdownPath } from '../src/shared/pageFiles'
import { planNames } from '../src/shared/plans'
import { compareVersions } from '../src/shared/versions'

const siteUrl = 'https://docs.getunleash.io'

let site: DocsSite
test.beforeAll(async () => {
  site = await openSite('public')
})

/** URLs of this site in a text that lead to no file, or to an ID that its page doesn't have. */
function broken(text: string): string[] {
  const urls = [...text.matchAll(/https:\/\/docs\.getunleash\.io[^\s)"'`<>\\]*/g)].map(
    ([url]) => new URL(url.replace(/[.,;:]+$/, '')),
  )
  return [...new Set(urls.filter((url) => !exists(url)).map(({ href }) => href))]
}

const idsOf = new Map<string, Set<string>>()

function exists({ pathname, hash }: URL): boolean {
  const html = path.join('public', pathname, 'index.html')
  if (!fs.existsSync(html)) return fs.existsSync(path.join('public', pathname)) || pathname === '/mcp'
  if (hash === '') return true
  const ids =
    idsOf.get(html) ?? new Set([...fs.readFileSync(html, 'utf8').matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id))
  idsOf.set(html, ids)
  return ids.has(hash.slice(1))
}

test.describe('skills', () => {
  const folder = 'public/.well-known/skills'
  const { skills } = JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    skills: { name: string; description: string; files: string[] }[]
  }

  test('there are three, each in its file, with at most 500 lines and links that lead somewhere', () => {
    expect(skills.map(({ name }) => name)).toEqual(['unleash-sdk', 'unleash-operate', 'unleash-migrate-flags'])
    for (const { name, description } of skills) {
      const text = fs.readFileSync(path.join(folder, name, 'SKILL.md'), 'utf8')
      expect(text.startsWith(`---\nname: ${name}\ndescription: ${description}\n---\n`)).toBe(true)
      expect(text.split('\n').length).toBeLessThanOrEqual(500)
      expect(broken(text)).toEqual([])
      // A heading without pages has lost them.
      expect(text).not.toMatch(/^## .*\n\n(\n|##)/m)
    }
  })
})

test('what describes the API and the MCP server leads to files, and headers name it', () => {
  for (const file of ['api-catalog', 'mcp/server-card.json']) {
    const text = fs.readFileSync(`public/.well-known/${file}`, 'utf8')
    expect(JSON.parse(text)).toBeTruthy()
    expect(broken(text)).toEqual([])
  }
  const headers = fs.readFileSync('public/_headers', 'utf8')
  expect(headers).toContain(
    'link: </llms.txt>; rel="describedby"; type="text/plain", </.well-known/api-catalog>; rel="api-catalog"',
  )
  expect(headers).toContain('x-xss-protection: 0')
  // Gatsby's development server copies the library into `public` again, but never runs in the folder of the small site.
  expect(fs.existsSync('.small-site/public/index.html')).toBe(true)
  for (const unused of ['~partytown', 'webpack.stats.json'])
    expect(fs.existsSync(`.small-site/public/${unused}`)).toBe(false)
})

test('AGENTS.md is small for each SDK, has nothing that a version lacks, and links that lead somewhere', () => {
  const { facts } = site
  for (const sdk of facts.sdks)
    for (const sdkVersion of ['', '1.0', '3.5'])
      for (const [plan, unleash] of [...Object.keys(planNames), ''].flatMap(
        (name) =>
          [
            [name, '5.0'],
            [name, ''],
          ] as const,
      )) {
        const guide = agentsGuide(facts, { sdk: sdk.name, sdkVersion, plan, unleash }) ?? ''
        expect(Buffer.byteLength(guide)).toBeLessThanOrEqual(8_192)
        expect(broken(guide)).toEqual([])
        const claimed = /## This SDK has\n\n(.*?)\n\n##/s.exec(guide)?.[1] ?? ''
        // Capabilities of servers and of clients share names.
        const supported = facts.capabilities.filter(({ support }) => {
          const { state = 'no', since } = support[sdk.name] ?? {}
          return state !== 'no' && (sdkVersion === '' || since === undefined || compareVersions(sdkVersion, since) >= 0)
        })
        const labels = supported.map(({ label }) => `- ${label}`)
        const wrong = claimed.split('\n').filter((line) => line !== '' && !labels.includes(line))
        expect(wrong.map((line) => `${sdk.name} ${sdkVersion}: ${line}`)).toEqual([])
        const excluded = /## Don't use: not in this plan or version\n\n(.*?)\n\n##/s.exec(guide)?.[1]?.split('; ') ?? []
        const missing = facts.features
          .filter(({ plans }) => plan !== '' && !plans.includes(plan))
          .map(({ name }) => name)
        expect(missing.filter((name) => !excluded.includes(name))).toEqual([])
      }
})

test('each heading of a page with an ID has its section as Markdown', () => {
  const missing = [...site.pages.keys()].flatMap((route) => {
    const html = fs.readFileSync(`public${route}/index.html`, 'utf8')
    const article = /<article.*<\/article>/s.exec(html)?.[0] ?? ''
    const ids = [...article.matchAll(/<h[2-6][^>]*? id="([^":]+)"/g)].map(([, id = '']) => id)
    return ids.filter((id) => !fs.existsSync(`public${sectionMarkdownPath(route, id)}`)).map((id) => `${route}#${id}`)
  })
  expect(missing).toEqual([])
})

test.describe('MCP', () => {
  let client: Client
  test.beforeAll(async () => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    await createDocsServer(site).connect(theirs)
    client = new Client({ name: 'test', version: '1' })
    await client.connect(ours)
  })

  async function call(name: string, input: Record<string, unknown>): Promise<string> {
    const { content, isError } = await client.callTool({ name, arguments: input })
    const [first] = content
    const text = first?.type === 'text' ? first.text : ''
    expect({ name, input, text: isError ? text : '' }).toEqual({ name, input, text: '' })
    expect({ name, input, broken: broken(text) }).toEqual({ name, input, broken: [] })
    return text
  }

  test('answers five tasks, and every URL leads somewhere', async () => {
    const strategies = [
      { name: 'userWithId', parameters: { userIds: 'anna' } },
      { name: 'flexibleRollout', parameters: { rollout: '100', stickiness: 'userId', groupId: 'checkout' } },
    ]
    const definitions = { features: [{ name: 'checkout', enabled: true, strategies }] }
    expect(await call('evaluate_flag', { definitions, context: { userId: 'ben' } })).toContain(
      'Strategy 2 is satisfied, and one is enough.',
    )
    expect(
      await call('explain_error', { message: '403 invalid token: expected a different token type for this endpoint' }),
    ).toContain('/using-unleash/troubleshooting/error-messages#wrong-token-type')
    expect(await call('sdk_support', { sdk: 'Ruby', feature: 'variants' })).toMatch(/variants\]\([^)]*\): yes since /)
    const operations = await call('find_operation', { query: 'archive a flag' })
    expect(operations.split('\n')[0]).toMatch(/^- DELETE .*\/reference\/api\/unleash\/archive-feature\)/)
    expect(await call('read', { url: '/reference/segments#structure' })).toContain(
      '## Structure of a segment {#structure}',
    )
  })

  test('finds every operation and SDK, and explains every message', async () => {
    const { operations, sdks, errors } = site.facts
    for (const { method, endpoint, path: route } of operations)
      expect(await call('find_operation', { query: `${method} ${endpoint}` })).toContain(siteUrl + route)
    for (const { name } of sdks) await call('sdk_support', { sdk: name })
    for (const { message, path: anchor } of errors)
      expect(await call('explain_error', { message: message.replaceAll('`', '') })).toContain(siteUrl + anchor)
  })

  test('finds what readers search for, and reads what it has found', async () => {
    for (const query of [
      'segments',
      'install sdk',
      'environment variables',
      'single sign-on',
      'backup',
      'variants stickiness',
    ]) {
      const text = await call('search', { query, sdk: 'python' })
      const [, url = ''] = /\]\(([^)]*)\)/.exec(text) ?? []
      await call('read', { url })
    }
  })
})
