import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { installServer } from './install'
import { ProductUnavailable } from './productErrors'

afterEach(() => void vi.unstubAllEnvs())

it('is unavailable without the npm registry, and leaves nothing behind', async () => {
  // Nothing listens on this port.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9')
  vi.stubEnv('npm_config_cache', await fs.mkdtemp(path.join(os.tmpdir(), 'npm-')))
  const cache = await fs.mkdtemp(path.join(os.tmpdir(), 'product-'))
  const error = await installServer(cache, () => undefined).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ProductUnavailable)
  expect(String(error)).toMatch(/^ProductUnavailable: npm could not install unleash-server@5\.8\.2\.\n.*ECONNREFUSED/s)
  expect(await fs.readdir(cache)).toEqual([])
})

it('uses what is installed', async () => {
  const cache = await fs.mkdtemp(path.join(os.tmpdir(), 'product-'))
  await fs.mkdir(path.join(cache, 'unleash-server-5.8.2'))
  const log = vi.fn()
  expect(await installServer(cache, log)).toBe(path.join(cache, 'unleash-server-5.8.2'))
  expect(log).not.toHaveBeenCalled()
})
