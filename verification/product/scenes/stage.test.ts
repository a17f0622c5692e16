import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stage, startStage, steadyText } from './stage'

const clock = new Date('2024-01-08T09:30:00.000Z')

describe('steadyText', () => {
  const options = { clock, now: new Date('2026-05-01T12:00:00Z'), path: '/api/admin/api-tokens' }
  it.each([
    ['a time of this run, by a fixed clock', '"2024-01-08T09:31:12.345Z"', '"2024-01-08T09:29:00.000Z"'],
    ['a time of this run, by the real clock', '"2026-05-01T11:59:00.000Z"', '"2024-01-08T09:29:00.000Z"'],
    ['when a token was seen', '{"seenAt":"2023-12-01T12:00:00.000Z"}', '{"seenAt":"2024-01-08T09:29:00.000Z"}'],
    ['the URL of the server', '"http://127.0.0.1:4242/invite"', '"https://unleash.example.com/invite"'],
  ])('replaces %s', (_, json, replaced) => {
    expect(steadyText(json, options)).toBe(replaced)
  })

  it.each([
    ['a time before', '"2024-01-05T10:00:00.000Z"'],
    ['an expiry', '"2024-02-07T09:30:02.000Z"'],
    ['other strings', '"2024-01-08"'],
  ])('keeps %s', (_, json) => {
    expect(steadyText(json, options)).toBe(json)
  })
})

describe('startStage', () => {
  let server: http.Server
  let stage: Stage

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      if (request.url === '/page') return response.end('<h1>Unleash</h1>')
      response.setHeader('content-type', 'application/json')
      response.setHeader('set-cookie', 'session=1; Path=/; Expires=Mon, 08 Jan 2024 10:00:00 GMT; HttpOnly')
      return response.end('{"createdAt":"2024-01-08T09:31:00.000Z"}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    stage = await startStage({
      target: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      clock,
      files: new Map([['/fonts/a.woff2', Buffer.from('font')]]),
    })
  })
  afterAll(async () => {
    await stage.close()
    server.close()
  })

  it('passes pages on', async () => {
    stage.use({})
    expect(await (await fetch(`${stage.url}/page`)).text()).toBe('<h1>Unleash</h1>')
    expect(stage.isIdle()).toBe(true)
  })

  it('fixes times of JSON, and keeps cookies from expiring', async () => {
    stage.use({})
    const response = await fetch(`${stage.url}/api/admin/features`)
    expect(response.headers.get('set-cookie')).toBe('session=1; Path=/; HttpOnly')
    expect(await response.json()).toEqual({ createdAt: '2024-01-08T09:29:00.000Z' })
  })

  it('serves its own files', async () => {
    expect(await (await fetch(`${stage.url}/fonts/a.woff2`)).text()).toBe('font')
    expect(stage.isIdle()).toBe(true)
  })

  it('responds itself, or changes a response', async () => {
    stage.use({
      respond: (method, path) =>
        method === 'POST' && path === '/api/admin/groups' ? { status: 201, body: { id: 1 } } : undefined,
      change: (path, body) => ({ path, body }),
    })
    const made = await fetch(`${stage.url}/api/admin/groups?x=1`, { method: 'POST', body: '{}' })
    expect([made.status, await made.json()]).toEqual([201, { id: 1 }])
    expect(await (await fetch(`${stage.url}/api/a`)).json()).toEqual({
      path: '/api/a',
      body: { createdAt: '2024-01-08T09:29:00.000Z' },
    })
  })
})
