import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { digestOfFiles } from './build.mjs'
import { chromiumPath } from './install.mjs'

/**
 * Digests of what long tests depend on, by the name of the test. A test whose digest is the same ends the same way: `npm test` skips it when
 * it has passed. The lists are committed; each run of the tests writes them.
 */
export type Digests = Readonly<Record<string, string>>

/** Whether only tests run whose inputs have changed: in a run of all checks. */
export const runsOnlyChanged = process.env.ONLY_CHANGED === '1'

/** Files of this project that a module imports, directly or not, and itself; from the project's root. */
export async function importedFiles(module: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [module],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
  })
  return Object.keys(metafile.inputs)
}

/**
 * @param others what isn't a file, such as a version
 * @param files from the project's root, in any order
 * @returns 16 hexadecimal digits
 */
export function digestOf(others: string, files: readonly string[]): string {
  return digestOfFiles(files.toSorted(), others).slice(0, 16)
}

/** `Chromium 156.0.8078.108` */
export function browserVersion(): string {
  return execFileSync(chromiumPath(), ['--version'], { encoding: 'utf8' }).trim()
}

/** Names of tests that have passed with the same digests. */
export function unchangedNames(digests: Digests, passed: Digests): string[] {
  return Object.keys(digests).filter((name) => digests[name] === passed[name])
}

/**
 * The list after a run: tests that passed have their digests, those that failed or no longer exist are left out, and those that did
 * not run keep what they had.
 *
 * @param outcomes whether a test passed, by name
 */
export function passedAfter(passed: Digests, digests: Digests, outcomes: ReadonlyMap<string, boolean>): Digests {
  const entries = Object.entries(digests).flatMap(([name, digest]): [string, string][] => {
    const hasPassed = outcomes.get(name)
    const listed = hasPassed === undefined ? passed[name] : hasPassed ? digest : undefined
    return listed === undefined ? [] : [[name, listed]]
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function readPassed(file: string): Digests {
  return JSON.parse(readFileSync(file, 'utf8')) as Digests
}

/** Writes the list if it has changed, and says so. */
export function writePassed(file: string, passed: Digests): void {
  const text = `${JSON.stringify(passed, undefined, 2)}\n`
  if (readFileSync(file, 'utf8') === text) return
  writeFileSync(file, text)
  console.log(`${file} has changed, because its tests have run: commit it.`)
}
