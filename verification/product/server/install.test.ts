import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { isRoot } from './cacheFolder'
import { installClock, installServer } from './install'
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

it.runIf(isRoot())('installs the clock once for two servers that start together', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'clock-'))
  const library = path.join(folder, 'library.so')
  // An apt-get that fails while another one runs, as the real one does.
  const script = `#!/bin/sh\nmkdir ${folder}/apt || exit 100\nsleep 0.2\n[ "$1" = install ] && echo x >> ${library}\nrmdir ${folder}/apt\n`
  await fs.writeFile(path.join(folder, 'apt-get'), script, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}:${process.env.PATH ?? ''}`)
  const find = () =>
    fs.access(library).then(
      () => library,
      () => undefined,
    )
  const install = () => installClock(path.join(folder, 'cache'), () => undefined, find)
  expect(await Promise.all([install(), install()])).toEqual([library, library])
  expect(await fs.readFile(library, 'utf8')).toBe('x\n')
})
