import { expect, test } from 'vitest'
import type { AgentFacts } from './agentFacts'
import { agentsGuide } from './agentsGuide'

const facts: AgentFacts = {
  siteUrl: 'https://docs.example.com',
  version: '5.8',
  sdks: [
    {
      name: 'ruby',
      label: 'Ruby',
      side: 'server',
      path: '/sdks/ruby',
      version: '5.0.0',
      package: '`unleash`',
      needs: null,
      sections: [{ id: 'install', title: 'Install' }],
    },
  ],
  features: [
    { name: 'Segments', path: '/segments', plans: ['oss', 'pro', 'enterprise'], since: '4.13', ossSince: '5.5' },
    { name: 'Banners', path: '/banners', plans: ['enterprise'], since: '5.7', ossSince: null },
  ],
  capabilities: [
    {
      name: 'variants',
      side: 'server',
      label: 'Variants',
      path: '/c',
      support: { ruby: { state: 'yes', since: '3.2.0' } },
    },
    {
      name: 'segments',
      side: 'server',
      label: 'Segments',
      path: '/c',
      support: { ruby: { state: 'partly', since: '4.4.0' } },
    },
    { name: 'tags', side: 'server', label: 'Tag filter', path: '/c', support: { ruby: { state: 'no' } } },
    { name: 'unknown', side: 'server', label: 'Not confirmed', path: '/c', support: {} },
  ],
  errors: [],
  operators: {},
  operations: [],
}

test('a guide for a stack has what it includes, and names what it lacks as such', () => {
  const stack = { sdk: 'ruby', sdkVersion: '4.2', unleash: '5.4', plan: 'oss' }
  expect(agentsGuide(facts, stack)).toMatchInlineSnapshot(`
    "# Feature flags: Unleash

    This project uses Ruby 4.2 (\`unleash\`) with Unleash 5.4, plan Open source. Read these pages instead of relying on memory; each URL is Markdown.

    ## How to

    - [Install](https://docs.example.com/sdks/ruby/install.md)

    ## Don't use: Ruby 4.2 lacks it

    - Segments
    - Tag filter

    ## This SDK has

    - Variants

    ## Don't use: not in this plan or version

    Segments; Banners

    ## More

    - [SDKs compared](https://docs.example.com/reference/sdks/compare.md)
    - [HTTP API](https://docs.example.com/reference/api/unleash.md)
    - [Error messages](https://docs.example.com/using-unleash/troubleshooting/error-messages.md)
    - [All pages](https://docs.example.com/llms.txt)
    "
  `)
})

test('without versions, it is about those of the pages', () => {
  const guide = agentsGuide(facts, { sdk: 'ruby', sdkVersion: '', unleash: '', plan: '' })
  expect(guide).toContain('Ruby 5.0.0 (`unleash`) with Unleash 5.8.')
  expect(guide).not.toContain('not in this plan or version')
})

test('an SDK must be known', () => {
  expect(agentsGuide(facts, { sdk: 'curl', sdkVersion: '', unleash: '', plan: '' })).toBeUndefined()
})

test('the longest list is cut where a guide would be too large for a context', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    name: `c${index}`,
    side: 'server' as const,
    label: `Capability number ${index} with a long name`,
    path: '/c',
    support: { ruby: { state: 'yes' as const, since: '1.0' } },
  }))
  const guide =
    agentsGuide({ ...facts, capabilities: many }, { sdk: 'ruby', sdkVersion: '', unleash: '', plan: '' }) ?? ''
  expect(guide.length).toBeLessThanOrEqual(8_001)
  expect(guide).toContain('llms.txt')
})
