import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Folder of the installed product and of its prepared databases. It is outside of node_modules, which `npm ci` deletes. For root it is
 * below /var/cache: PostgreSQL runs as another user, who can't enter the home folder of root.
 */
export function cacheFolder(environment: NodeJS.ProcessEnv, user: { isRoot: boolean; home: string }): string {
  if (environment.PRODUCT_CACHE) return path.resolve(environment.PRODUCT_CACHE)
  const parent = environment.XDG_CACHE_HOME || (user.isRoot ? '/var/cache' : path.join(user.home, '.cache'))
  return path.join(parent, 'unleash-docs', 'product')
}

export function currentCacheFolder(): string {
  return cacheFolder(process.env, { isRoot: isRoot(), home: os.homedir() })
}

/** PostgreSQL refuses to run as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Does work that two processes must not do at the same time. A lock of a process that no longer exists doesn't count.
 *
 * @param lock path of a folder that exists while the work is done
 */
export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await fs.mkdir(path.dirname(lock), { recursive: true })
  while (!(await takeLock(lock))) await sleep(100)
  try {
    return await work()
  } finally {
    await fs.rm(lock, { recursive: true, force: true })
  }
}

async function takeLock(lock: string): Promise<boolean> {
  // Renaming a folder is atomic and fails if the target has a file, so no lock is ever without its owner.
  const own = await fs.mkdtemp(`${lock}-`)
  await fs.writeFile(path.join(own, 'pid'), String(process.pid))
  try {
    await fs.rename(own, lock)
    return true
  } catch {
    await fs.rm(own, { recursive: true, force: true })
    const owner = Number(await fs.readFile(path.join(lock, 'pid'), 'utf8').catch(() => ''))
    if (owner > 0 && !isRunning(owner)) await fs.rm(lock, { recursive: true, force: true })
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process of another user exists as well.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
