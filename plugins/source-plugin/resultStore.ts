import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** What the results of about three versions of the site need. */
const defaultMaxBytes = 100e6
/** A single result that is larger would push out the others, and copies of it would need more memory than the rest of the build. */
const maxLength = 32e6

/**
 * Keeps results of slow functions for later builds, which clean builds use, too: Gatsby's own cache is deleted with every
 * change of a package or a plugin. A result is found by the digest of everything that it was made from.
 */
export class ResultStore {
  private code: Promise<string | undefined> | undefined

  /** @param readCode see `codeDigest`; called once. Without code nothing is kept. */
  constructor(
    private readonly folder: string,
    private readonly readCode: () => Promise<string | undefined>,
  ) {}

  /**
   * The bytes that a function returns.
   * @param inputs everything that the function reads, as JSON
   */
  async bytes(inputs: unknown, compute: () => Promise<Buffer>): Promise<Buffer> {
    const file = await this.fileOf(inputs)
    return (await read(file)) ?? write(file, await compute())
  }

  /**
   * The value that a function returns, as JSON has it.
   * @param isCurrent for what the function reads beside its inputs, and names in its result only
   */
  async value<Value>(
    inputs: unknown,
    compute: () => Value | Promise<Value>,
    isCurrent: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    const file = await this.fileOf(inputs)
    const kept = await read(file)
    const value = kept && (JSON.parse(kept.toString('utf8')) as Value)
    if (value !== undefined && isCurrent(value)) return value
    const computed = await compute()
    const text = JSON.stringify(computed)
    if (text.length > maxLength) return computed
    await write(file, Buffer.from(text))
    // Parsed, so that a new value is what a later build reads.
    return JSON.parse(text) as Value
  }

  /** Names a result: the same as long as nothing changes that it is made from. */
  async key(inputs: unknown): Promise<string> {
    this.code ??= this.readCode()
    return createHash('sha256')
      .update(JSON.stringify([await this.code, inputs]))
      .digest('hex')
  }

  /** Undefined where nothing is kept. */
  private async fileOf(inputs: unknown): Promise<string | undefined> {
    const key = await this.key(inputs)
    return (await this.code) === undefined ? undefined : path.join(this.folder, key)
  }
}

/** Undefined for what isn't kept, and for a damaged file. */
async function read(file: string | undefined): Promise<Buffer | undefined> {
  const stored = file === undefined ? undefined : await fs.readFile(file).catch(() => undefined)
  const content = stored?.subarray(digestLength)
  if (file === undefined || !content || !stored?.subarray(0, digestLength).equals(digestOf(content))) return undefined
  const now = new Date()
  await fs.utimes(file, now, now).catch(() => undefined)
  return content
}

/** A build that can't keep a result continues. */
async function write(file: string | undefined, content: Buffer): Promise<Buffer> {
  if (file === undefined) return content
  const unfinished = `${file}-${randomUUID()}`
  try {
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(unfinished, Buffer.concat([digestOf(content), content]))
    // Other builds see a whole file or none.
    await fs.rename(unfinished, file)
  } catch {
    await fs.rm(unfinished, { force: true }).catch(() => undefined)
  }
  return content
}

const digestLength = 32

function digestOf(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

/**
 * Digest of modules with all that they import, and of the packages and the version of Node.js that run them.
 * @param files from the root
 * @param started when the code that runs was compiled, at the earliest
 * @returns undefined without a list of packages in the root or above, and when a module has changed since, as another one runs
 */
export async function codeDigest(
  root: string,
  files: readonly string[],
  started = performance.timeOrigin,
): Promise<string | undefined> {
  const packages = closestFile('package-lock.json', root)
  if (packages === undefined) return undefined
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'code',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  if (Object.keys(metafile.inputs).some((file) => changedAt(path.join(root, file)) > started)) return undefined
  const digest = createHash('sha256').update(`${process.version}\0`).update(readFileSync(packages))
  for (const { contents } of outputFiles) digest.update('\0').update(contents)
  return digest.digest('hex')
}

/** Copies may have the time of the original. */
function changedAt(file: string): number {
  const { mtimeMs, ctimeMs } = statSync(file)
  return Math.max(mtimeMs, ctimeMs)
}

function closestFile(name: string, folder: string): string | undefined {
  const file = path.join(folder, name)
  if (existsSync(file)) return file
  const parent = path.dirname(folder)
  return parent === folder ? undefined : closestFile(name, parent)
}

/** Deleted together with node_modules, and kept by Netlify with it. */
const folder = 'node_modules/.cache/unleash-docs/results'

/**
 * Results of functions of the site in the current folder. Unit tests keep nothing.
 * @param module that passes the functions, from the root of the project
 * @param loaded modules that it loads by their path instead of importing them
 */
export function resultsOf(module: string, ...loaded: string[]): ResultStore {
  return new ResultStore(folder, async () =>
    process.env.gatsby_executing_command === undefined ? undefined : codeDigest(process.cwd(), [module, ...loaded]),
  )
}

/** Removes results that haven't been used for the longest time, until the others fit. */
export async function removeOldResults(from = folder, maxBytes = defaultMaxBytes): Promise<void> {
  const names = await fs.readdir(from).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(from, name)
      // Another build may have removed it.
      const stats = await fs.stat(file).catch(() => undefined)
      return { file, size: stats?.size ?? 0, used: stats?.mtimeMs ?? 0 }
    }),
  )
  let sum = 0
  for (const { file, size } of files.sort((a, b) => b.used - a.used)) {
    sum += size
    if (sum > maxBytes) await fs.rm(file, { force: true })
  }
}
