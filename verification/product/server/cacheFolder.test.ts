import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { cacheFolder, withLock } from './cacheFolder'

const user = { isRoot: false, home: '/home/writer' }

it.each([
  [{}, user, '/home/writer/.cache/unleash-docs/product'],
  [{}, { isRoot: true, home: '/root' }, '/var/cache/unleash-docs/product'],
  [{ XDG_CACHE_HOME: '/caches' }, user, '/caches/unleash-docs/product'],
  [{ XDG_CACHE_HOME: '/caches', PRODUCT_CACHE: '/product' }, user, '/product'],
])('the cache folder with %j', (environment, owner, folder) => {
  expect(cacheFolder(environment, owner)).toBe(folder)
})

describe('withLock', () => {
  const newLock = async (): Promise<string> => path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'lock-')), 'lock')

  it('does one piece of work at a time', async () => {
    const lock = await newLock()
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} starts`)
      await sleep(20)
      log.push(`${name} ends`)
    }
    await Promise.all([withLock(lock, work('a')), withLock(lock, work('b'))])
    expect(log.map((line) => line.split(' ')[1])).toEqual(['starts', 'ends', 'starts', 'ends'])
  })

  it('is free again after a failure', async () => {
    const lock = await newLock()
    await expect(withLock(lock, () => Promise.reject(new Error('no registry')))).rejects.toThrow('no registry')
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done')
  })

  it('ignores the lock of a process that has ended', async () => {
    const lock = await newLock()
    await fs.mkdir(lock)
    // Larger than any process ID.
    await fs.writeFile(path.join(lock, 'pid'), '99999999')
    expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done')
  })
})
