import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readerEnvironment, recordHosts } from './readerEnvironment'

let folder: string

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'recorded-hosts-'))
})
afterEach(() => fs.rm(folder, { recursive: true }))

/** Reserved names, which no server has. */
const ways = [
  ["fetch('https://fetched.invalid/')", ['fetched.invalid']],
  ["require('https').get('https://got.invalid/').on('error', () => {})", ['got.invalid']],
  ["require('net').connect(80, 'connected.invalid').on('error', () => {})", ['connected.invalid']],
  ["fetch('https://registry.invalid/left-pad')", []],
] as const

test.each(ways)('%s', async (program, externalHosts) => {
  const env = { ...readerEnvironment(process.env), npm_config_registry: 'https://registry.invalid/' }
  const recorded = await recordHosts(env, path.join(folder, 'hosts'))
  await promisify(execFile)(process.execPath, ['-e', `Promise.resolve(${program}).catch(() => {})`], {
    env: recorded.env,
  })
  expect(await recorded.externalHosts()).toEqual(externalHosts)
})

test('this machine is not an external host', async () => {
  const server = http.createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const recorded = await recordHosts(readerEnvironment(process.env), path.join(folder, 'hosts'))
  await promisify(execFile)(process.execPath, ['-e', `fetch('http://127.0.0.1:${port}/')`], { env: recorded.env })
  server.close()
  expect(await recorded.externalHosts()).toEqual([])
  expect(await fs.readFile(path.join(folder, 'hosts'), 'utf8')).toContain('127.0.0.1')
})

test.each([
  ['HOME', '/root', true],
  ['npm_config_registry', 'https://registry.example', true],
  ['NPM_CONFIG_CACHE', '/cache', true],
  ['npm_config_local_prefix', '/project', false],
  ['npm_package_name', 'unleash-docs', false],
  ['NODE_ENV', 'test', false],
  ['NODE_OPTIONS', '--import tsx', false],
  ['VITE_UNLEASH_URL', 'http://elsewhere', false],
  ['NEXT_PUBLIC_UNLEASH_FRONTEND_API_URL', 'http://elsewhere', false],
])('%s=%s is kept: %s', (name, value, isKept) => {
  expect(readerEnvironment({ [name]: value })[name]).toBe(isKept ? value : undefined)
})

test('programs of this project are not on the path', () => {
  const { PATH } = readerEnvironment({
    PATH: '/project/node_modules/.bin:/npm/node_modules/@npmcli/run-script/lib/node-gyp-bin:/usr/bin',
  })
  expect(PATH).toBe('/usr/bin')
})
