import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pRetry from 'p-retry'
import { freePort } from '../../../tools/setup/command.mjs'
import { seedHistory } from '../seed/seedProduct'
import { currentCacheFolder, withLock } from './cacheFolder'
import { asUser, type HostSetup } from './hostOptions'
import { findClock, productVersion } from './install'
import { ProductError, startProblem } from './productErrors'
import { instanceFolder, startHost, type Host } from './startHost'

export interface Template {
  /** Folder of a database cluster. */
  data: string
  /** Token of the administrator in it. */
  adminToken: string
}

export interface TemplateOptions {
  cache: string
  parts: Pick<HostSetup, 'serverFolder' | 'postgresFolder' | 'databaseUser'>
  clock: { date: Date; library: string } | undefined
  seed: boolean
  log: (line: string) => void
}

export const login = { username: 'admin', password: 'unleash4all' }

const run = promisify(execFile)
/** The administrator of a new server is created so many days before the date of the clock. */
const ageInDays = 60
/** Example data without a clock shows dates of the day it was made. */
const longestAge = 12 * 3600 * 1000
/** A template is made again after a week, because others that nothing uses are deleted then. */
const longestUnused = 7 * 24 * 3600 * 1000

/**
 * A database with all migrations, a token of the administrator and perhaps the example data. It is prepared once, because migrations
 * take most of the time of a first start.
 */
export async function databaseTemplate(options: TemplateOptions): Promise<Template> {
  const { cache, parts, clock, seed } = options
  const date = clock?.date.toISOString().replaceAll(':', '-') ?? 'now'
  const folder = path.join(
    cache,
    `database-${productVersion}-${seed ? 'seeded' : 'new'}-${date}-${await digestOf(parts.postgresFolder)}`,
  )
  const isPresent = async (): Promise<boolean> => {
    const age = await ageOf(path.join(folder, 'adminToken'))
    return age < (seed && !clock ? longestAge : longestUnused)
  }
  if (!(await isPresent())) {
    await withLock(`${folder}.lock`, async () => {
      if (await isPresent()) return
      await deleteOldTemplates(cache)
      await prepare(folder, options)
    })
  }
  return { data: path.join(folder, 'data'), adminToken: await fs.readFile(path.join(folder, 'adminToken'), 'utf8') }
}

async function prepare(target: string, { parts, clock, seed, log }: TemplateOptions): Promise<void> {
  log(seed ? 'Preparing the database and its example data' : 'Preparing the database')
  const folder = await instanceFolder()
  await createCluster(path.join(folder, 'data'), parts)
  const library = clock?.library ?? (seed ? await findClock() : undefined)
  const date = clock?.date ?? new Date()
  const offsetAt = (daysAgo: number): number => date.getTime() - daysAgo * 24 * 3600 * 1000 - Date.now()
  const port = await freePort()
  const hostClock = library === undefined ? undefined : { library, offset: offsetAt(ageInDays) }
  const host = await startHost({ ...parts, folder, port, clock: hostClock, isPreparation: true })
  // Without the library everything happens now.
  const travel = async (daysAgo: number): Promise<void> => {
    if (hostClock) await host.request({ action: 'travel', clockOffset: offsetAt(daysAgo) })
  }
  try {
    const url = `http://127.0.0.1:${port}`
    const adminToken = await createAdminToken(url)
    const settle = (): Promise<void> => host.request({ action: 'settle' })
    if (seed) await seedHistory({ url, adminToken, now: date }, { travel, settle })
    await settle()
    await keepAs(target, host, folder, adminToken)
  } finally {
    await host.stop()
  }
}

async function keepAs(target: string, host: Host, folder: string, adminToken: string): Promise<void> {
  await host.request({ action: 'keep' })
  await host.end()
  await fs.rm(target, { recursive: true, force: true })
  const unfinished = `${target}.unfinished`
  await fs.rm(unfinished, { recursive: true, force: true })
  await fs.mkdir(unfinished)
  await run('cp', ['-a', path.join(folder, 'data'), unfinished])
  await fs.writeFile(path.join(unfinished, 'adminToken'), adminToken)
  await fs.rename(unfinished, target)
}

/** Makes the folder of a new PostgreSQL. */
export async function createCluster(
  data: string,
  { postgresFolder, databaseUser }: Pick<HostSetup, 'postgresFolder' | 'databaseUser'>,
): Promise<void> {
  await fs.mkdir(data)
  if (databaseUser) await fs.chown(data, databaseUser.uid, databaseUser.gid)
  const options = [
    '--username=unleash',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
    '--wal-segsize=1',
  ]
  const [command = '', ...args] = [...asUser(databaseUser), path.join(postgresFolder, 'initdb'), '-D', data, ...options]
  try {
    await run(command, args, { cwd: '/' })
  } catch (error) {
    throw new ProductError(
      startProblem('database', (error as { stderr?: string }).stderr ?? String(error), currentCacheFolder()),
      { cause: error },
    )
  }
}

async function createAdminToken(url: string): Promise<string> {
  // The server listens before it has created its administrator.
  const session = await pRetry(() => post(`${url}/auth/simple/login`, login, {}), {
    retries: 100,
    minTimeout: 100,
    factor: 1,
  })
  const cookie = session.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ')
  const token = await post(
    `${url}/api/admin/user/tokens`,
    { description: 'Documentation', expiresAt: '2099-01-01T00:00:00.000Z' },
    { cookie },
  )
  return ((await token.json()) as { secret: string }).secret
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new ProductError(`POST ${url} returned ${response.status}: ${await response.text()}`)
  return response
}

/** Of what makes a template: other code or data makes another one, and so does another PostgreSQL. */
async function digestOf(postgresFolder: string): Promise<string> {
  const digest = createHash('sha256').update(postgresFolder)
  const seed = (await fs.readdir('verification/product/seed'))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => `seed/${name}`)
  for (const name of ['server/databaseTemplate.ts', 'server/host.mjs', 'server/snapshot.mjs', ...seed.sort()]) {
    digest.update(name).update(await fs.readFile(path.join('verification/product', name)))
  }
  return digest.digest('hex').slice(0, 12)
}

/** Templates of earlier code, and of clocks that are not used any more. */
async function deleteOldTemplates(cache: string): Promise<void> {
  for (const name of await fs.readdir(cache)) {
    const file = path.join(cache, name, 'adminToken')
    if (name.startsWith('database-') && (await ageOf(file)) > longestUnused)
      await fs.rm(path.join(cache, name), { recursive: true, force: true })
  }
}

/** @returns milliseconds since the last change; Infinity for a file that does not exist */
async function ageOf(file: string): Promise<number> {
  return fs.stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  )
}
