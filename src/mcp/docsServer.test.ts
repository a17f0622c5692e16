import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { specificationSuites } from '../lab/__fixtures__/specification'
import { facts, files, index } from './__fixtures__/smallSite'
import { createDocsServer } from './docsServer'
import { siteOf } from './docsSite'

const site = siteOf(facts, index, (file) => Promise.resolve(files[file]))

async function connect(): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await createDocsServer(site).connect(theirs)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(ours)
  return client
}

let client: Client
beforeAll(async () => {
  client = await connect()
})

async function call(name: string, input: Record<string, unknown>) {
  const { content, isError = false, structuredContent } = await client.callTool({ name, arguments: input })
  const [first] = content
  return { text: first?.type === 'text' ? first.text : '', isError, data: structuredContent }
}
const textOf = async (name: string, input: Record<string, unknown>) => (await call(name, input)).text

describe('definitions', () => {
  it('are seven tools that take few tokens', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read',
      'find_operation',
      'sdk_support',
      'explain_error',
      'evaluate_flag',
      'explain_rollout',
    ])
    // Measured: README.md. About four characters are a token.
    expect(JSON.stringify(tools).length).toBeLessThan(3_500)
  })
})

describe('search and read', () => {
  it('finds sections with their URLs', async () => {
    expect(await textOf('search', { query: 'structure of a segment' })).toContain(
      '[Segments › Structure](https://docs.example.com/reference/segments#structure)',
    )
  })

  it('says that nothing was found', async () => {
    expect(await call('search', { query: 'zzzzqqqq' })).toMatchObject({ isError: true })
  })

  it.each([
    ['a page', '/reference/segments', '# Segments'],
    ['a complete URL', 'https://docs.example.com/reference/segments/', '# Segments'],
    ['a section', '/reference/segments#structure', '## Structure'],
    ['the Markdown of a section', '/reference/segments/structure.md', '## Structure'],
    ['a row without a heading', '/reference/segments#row', '# Segments › Structure › id\n\nThe number.'],
  ])('reads %s', async (_, url, start) => expect(await textOf('read', { url })).toContain(start))

  it('reads the request of an operation in other languages only when asked for it', async () => {
    expect(await textOf('read', { url: '/api/archive-flag' })).toBe(
      '# Archive a flag\n\nThe request in other languages: https://docs.example.com/api/archive-flag#other-languages\n',
    )
    expect(await textOf('read', { url: '/api/archive-flag#other-languages' })).toContain('**Go**')
  })

  it.each([
    ['another host', 'https://example.org/a', 'reads pages of https://docs.example.com only'],
    ['an unknown page', '/reference/segment', 'Did you mean https://docs.example.com/reference/segments?'],
    [
      'an unknown section',
      '/reference/segments#fields',
      '[Structure](https://docs.example.com/reference/segments#structure)',
    ],
    ['a path out of the site', '/reference/segments#../../secret', 'has no section'],
  ])('refuses %s, and helps', async (_, url, message) => {
    const result = await call('read', { url })
    expect(result.isError).toBe(true)
    expect(result.text).toContain(message)
  })
})

describe('operations', () => {
  it.each(['archive a flag', 'DELETE /api/admin/projects/default/features/checkout'])('finds "%s"', async (query) => {
    expect(await textOf('find_operation', { query })).toBe(
      '- DELETE `/api/admin/projects/{id}/features/{name}`: [Archive a flag](https://docs.example.com/api/archive-flag) ' +
        '(permission DELETE_FEATURE; plans: Open source, Pro, Enterprise; Documented since 4.14)',
    )
  })

  it('says that there is none', async () => {
    expect(await call('find_operation', { query: 'GET /api/nothing' })).toMatchObject({
      isError: true,
      text: 'Unleash 5.8 has no operation GET /api/nothing. Describe the task instead, such as "archive a flag".',
    })
  })
})

describe('facts', () => {
  it.each([
    ['ruby', 'does it have variants?', '- Variants: no\n'],
    ['Node.js', 'segments', '- Segments: yes since 3.14.0\n'],
    ['ruby@4.2', 'segments', '- Segments: no in 4.2; partly since 4.4.0 (one per strategy)'],
  ])('what %s supports', async (sdk, feature, line) => {
    expect(await textOf('sdk_support', { sdk, feature })).toContain(line)
  })

  it('names SDKs and features that exist', async () => {
    expect(await textOf('sdk_support', { sdk: 'cobol' })).toBe(
      'There is no SDK "cobol". Use one of: node, ruby, react.',
    )
    expect(await textOf('sdk_support', { sdk: 'ruby', feature: 'telepathy' })).toContain(
      'Known features: segments, variants.',
    )
  })

  it.each([
    ['You need the "CREATE_FEATURE" permission.', '/errors#missing-permission'],
    ['403: wrong type of token', '/errors#type'],
    ['What does this 403 mean', '/errors#missing-permission'],
  ])('explains "%s"', async (message, anchor) => expect(await textOf('explain_error', { message })).toContain(anchor))

  it('says that a message is unknown', async () => {
    expect(await call('explain_error', { message: 'segmentation violation' })).toMatchObject({ isError: true })
  })
})

it('has AGENTS.md for a stack', async () => {
  const { contents } = await client.readResource({ uri: 'unleash-docs://agents/ruby@4.2/5.4/oss' })
  expect(contents).toEqual([
    expect.objectContaining({
      text: expect.stringContaining('This project uses Ruby 4.2 (`unleash`) with Unleash 5.4') as string,
    }),
  ])
  await expect(client.readResource({ uri: 'unleash-docs://agents/cobol/5.8/oss' })).rejects.toThrow(
    'There is no SDK "cobol"',
  )
})

describe('evaluation', () => {
  const strategy = {
    name: 'flexibleRollout',
    parameters: { rollout: '50', stickiness: 'userId', groupId: 'checkout' },
    segments: [1],
  }
  const definitions = {
    features: [{ name: 'checkout', enabled: true, strategies: [strategy] }],
    segments: [{ id: 1, constraints: [{ contextName: 'plan', operator: 'IN', values: ['pro'] }] }],
  }
  const context = { userId: 'user-17', properties: { plan: 'pro' } }

  it('says which strategy decided, and what the SDK lacks', async () => {
    const { text, data } = await call('evaluate_flag', { definitions, context, sdk: 'ruby@4.2' })
    expect(data).toHaveProperty('variant.name', 'disabled')
    expect(text).toContain('Strategy 1')
    expect(text).toContain('Segments in Ruby: no in 4.2; partly since 4.4.0')
  })

  it('explains what is wrong with definitions', async () => {
    const result = await call('evaluate_flag', { definitions: { features: [{ name: 'a', strategies: 'none' }] } })
    expect(result.isError).toBe(true)
    expect(result.text).toContain('- definitions.features[0].strategies: ')
  })

  it('hashes as SDKs do', async () => {
    const text = await textOf('explain_rollout', {
      groupId: 'checkout',
      values: ['user-17'],
      percentage: 100,
      variants: { a: 1, b: 0 },
    })
    expect(text).toMatch(/- user-17: bucket \d+ of 100: on at 100%, variant a \(bucket 1 of 1\)/)
  })

  it('refuses input of another shape', async () => {
    expect(await call('explain_rollout', { groupId: 'a', values: [] })).toMatchObject({ isError: true })
  })
})

describe('the client specification', () => {
  const cases = specificationSuites().flatMap(({ definitions, tests, variantTests }) => [
    ...tests.map((test) => ({ ...test, definitions, part: 'enabled' })),
    ...variantTests.map((test) => ({ ...test, definitions, part: 'variant' })),
  ])

  it('has 224 tests', () => expect(cases).toHaveLength(224))

  it.each(cases)('$description', async ({ definitions, context, toggleName, expectedResult, part }) => {
    const { data } = await call('evaluate_flag', { definitions, context, flag: toggleName })
    expect(data).toHaveProperty(part, expectedResult)
  })
})
