import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, describe, expect, it } from 'vitest'
import { agentFactsFile } from '../shared/agentFacts'
import { indexFile } from '../shared/search/searchIndex'
import { facts, files, index } from './__fixtures__/smallSite'
import { siteOf } from './docsSite'
import { docsHandler } from './httpHandler'

const url = 'https://docs.example.com/mcp'
const site = siteOf(facts, index, (file) => Promise.resolve(files[file]))
const handler = docsHandler(() => Promise.resolve(site))

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'))
for (const [file, text] of Object.entries({
  ...files,
  [agentFactsFile]: JSON.stringify(facts),
  [indexFile]: JSON.stringify(index),
})) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}
afterAll(() => fs.rmSync(folder, { recursive: true }))

const stdio = (site: string) =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['node_modules/tsx/dist/cli.mjs', 'src/mcp/stdio.ts', site],
    stderr: 'ignore',
  })
const http = () =>
  new StreamableHTTPClientTransport(new URL(url), { fetch: (input, init) => handler(new Request(input, init)) })

describe.each<[string, () => Transport]>([
  ['stdio', () => stdio(folder)],
  ['HTTP', http],
])('over %s', (_, transport) => {
  it.each([
    ['2025-11-25', 'legacy'],
    ['2026-07-28', { pin: '2026-07-28' }],
  ] as const)('the client of %s gets tools and results', async (version, mode) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    await client.connect(transport())
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect((await client.listTools()).tools).toHaveLength(7)
    const { content } = await client.callTool({ name: 'read', arguments: { url: '/reference/segments' } })
    expect(content).toEqual([{ type: 'text', text: '# Segments\n\nA segment is a list.\n' }])
    await client.close()
  })
})

it('a folder without a site ends the process', async () => {
  const client = new Client({ name: 'test', version: '1' })
  await expect(client.connect(stdio('nowhere'))).rejects.toThrow('Connection closed')
})

describe('the endpoint refuses', () => {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  }
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const statusOf = async (init: RequestInit) => (await handler(new Request(url, init))).status

  it('every method except POST', async () => {
    expect(await statusOf({ method: 'GET' })).toBe(405)
    expect(await statusOf({ method: 'DELETE' })).toBe(405)
  })

  it('pages of other sites', async () => {
    const from = (origin: string) => ({ ...post, headers: { ...post.headers, origin }, body: list })
    expect(await statusOf(from('https://example.org'))).toBe(403)
    expect(await statusOf(from('https://docs.example.com'))).toBe(200)
  })

  it('a body that is too large, and one that is no JSON', async () => {
    expect(await statusOf({ ...post, body: ' '.repeat(1_000_001) })).toBe(413)
    expect(await statusOf({ ...post, body: 'no' })).toBe(400)
  })
})
