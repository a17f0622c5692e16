import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteHosts } from './noteHosts'
import { readersEnvironment } from './readersEnvironment'

let folder: string

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'noted-hosts-'))
})
afterEach(() => fs.rm(folder, { recursive: true }))

/** Reserved names, which nobody answers to. */
const ways = [
  ["fetch('https://fetched.invalid/')", ['fetched.invalid']],
  ["require('https').get('https://got.invalid/').on('error', () => {})", ['got.invalid']],
  ["require('net').connect(80, 'connected.invalid').on('error', () => {})", ['connected.invalid']],
  ["fetch('https://registry.invalid/left-pad')", []],
] as const

test.each(ways)('%s', async (program, strangers) => {
  const env = { ...readersEnvironment(process.env), npm_config_registry: 'https://registry.invalid/' }
  const noted = await noteHosts(env, path.join(folder, 'hosts'))
  await promisify(execFile)(process.execPath, ['-e', `Promise.resolve(${program}).catch(() => {})`], { env: noted.env })
  expect(await noted.strangers()).toEqual(strangers)
})

test('this machine is no stranger', async () => {
  const server = http.createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const noted = await noteHosts(readersEnvironment(process.env), path.join(folder, 'hosts'))
  await promisify(execFile)(process.execPath, ['-e', `fetch('http://127.0.0.1:${port}/')`], { env: noted.env })
  server.close()
  expect(await noted.strangers()).toEqual([])
  expect(await fs.readFile(path.join(folder, 'hosts'), 'utf8')).toContain('127.0.0.1')
})
