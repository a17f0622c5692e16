import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort, isPortFree } from '../../../tools/setup/command.mjs'
import { seedUsage } from '../seed/seedProduct'
import { currentCacheFolder } from './cacheFolder'
import { databaseTemplate, login } from './databaseTemplate'
import { databaseUrl } from './hostOptions'
import { databaseUser, requireClock, installPostgres, installServer, productVersion } from './install'
import { portProblem, ProductError } from './productErrors'
import { instanceFolder, startHost } from './startHost'

export interface Product {
  /** `http://127.0.0.1:4242` */
  url: string
  /** `5.8.2` */
  version: string
  login: { username: string; password: string }
  /** A personal access token of the administrator, part of the data that `reset` restores. */
  adminToken: string
  databaseUrl: string
  /** Restores the data, and the date of a clock, as they were after the start or `keep`, without restarting the server. */
  reset: () => Promise<void>
  /** Makes the present data the state that `reset` restores. */
  keep: () => Promise<void>
  /** Writes what applications have reported, which otherwise happens within seconds. */
  write: () => Promise<void>
  /** Writes collected metrics and runs the jobs of the server now, which otherwise happens within seconds, minutes or hours. */
  settle: () => Promise<void>
  stop: () => Promise<void>
  /** Keeps this process running until `stop`. Rejects with a ProductError when the server ends before. */
  untilStopped: () => Promise<void>
}

export interface ProductOptions {
  /** Without it, a free one. */
  port?: number
  /** Date that server and database start at; their clock keeps running. */
  clock?: Date
  /** Whether it has the example data of verification/product/seed; otherwise it is as new. */
  seed?: boolean
  /** Receives a line per step that takes time. */
  log?: (line: string) => void
}

const run = promisify(execFile)

/**
 * Installs what is missing, and prepares the database, which the first time takes a minute.
 *
 * @throws ProductUnavailable when it can't be installed on this machine
 */
export async function installProduct({ clock, seed = false, log = () => undefined }: Omit<ProductOptions, 'port'>) {
  const cache = currentCacheFolder()
  const library = clock && (await requireClock())
  const parts = {
    serverFolder: await installServer(cache, log),
    postgresFolder: await installPostgres(cache, log),
    databaseUser: await databaseUser(),
  }
  const template = await databaseTemplate({
    cache,
    parts,
    clock: clock && library !== undefined ? { date: clock, library } : undefined,
    seed,
    log,
  })
  return { library, parts, template }
}

/**
 * Starts unleash-server with its admin UI and a database of its own. Both end by `stop`, or with this process.
 *
 * @throws ProductUnavailable when it can't be installed on this machine
 * @throws ProductError when the port is taken or it doesn't start
 */
export async function startProduct({ port, ...options }: ProductOptions = {}): Promise<Product> {
  const { clock, seed } = options
  if (port !== undefined && !(await isPortFree(port))) throw new ProductError(portProblem(port))
  const { library, parts, template } = await installProduct(options)
  const { adminToken } = template
  const folder = await instanceFolder()
  await run('cp', ['-a', template.data, path.join(folder, 'data')])
  const setup = { ...parts, folder, port: port ?? (await freePort()), isPreparation: false }
  const host = await startHost({
    ...setup,
    clock: clock && library !== undefined ? { library, offset: clock.getTime() - Date.now() } : undefined,
  })
  const url = `http://127.0.0.1:${setup.port}`
  const keep = (): Promise<void> => host.request({ action: 'keep' })
  if (seed && !clock) {
    // Without a clock the example data is of some hours ago, which is too old for figures of the last hour.
    await seedUsage({ url, adminToken, now: new Date() })
    await keep()
  }
  return {
    url,
    version: productVersion,
    login,
    adminToken,
    databaseUrl: databaseUrl(setup),
    reset: () => host.request({ action: 'reset' }),
    keep,
    write: () => host.request({ action: 'write' }),
    settle: () => host.request({ action: 'settle' }),
    stop: () => host.stop(),
    untilStopped: () => host.untilStopped(),
  }
}
