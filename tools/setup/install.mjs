import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { run, step, StepError } from './command.mjs'

/**
 * Why this Node.js cannot run the project.
 *
 * @param {string} version as in `process.versions.node`: `24.21.0`
 * @param {string} [range] the versions that `engines` of package.json allows, such as `>=20.19 <21 || >=22.12 <26`
 * @returns {string | undefined} a sentence, or undefined when the version is fine
 */
export function nodeVersionProblem(version, range = JSON.parse(readFileSync('package.json', 'utf8')).engines.node) {
  const isAllowed = range.split('||').some((part) =>
    part
      .trim()
      .split(' ')
      .every((bound) => isWithin(version, bound)),
  )
  return isAllowed
    ? undefined
    : `This is Node.js ${version}, and the site needs a version in "${range}". Install version 24 from https://nodejs.org, or run "nvm install".`
}

/**
 * @param {string} version
 * @param {string} bound `>=22.12` or `<26`
 */
function isWithin(version, bound) {
  const isAtLeast = (limit) => {
    const [major, minor = 0] = limit.split('.').map(Number)
    const [ownMajor, ownMinor] = version.split('.').map(Number)
    return ownMajor > major || (ownMajor === major && ownMinor >= minor)
  }
  return bound.startsWith('<') ? !isAtLeast(bound.slice(1)) : isAtLeast(bound.slice(2))
}

/**
 * Runs `npm ci` unless node_modules is newer than the lock file. npm prints errors only: the packages that Gatsby 5 requires are
 * deprecated, and nobody who starts the site can change that.
 *
 * @param {string} [folder] of the package, from the project's root
 */
export async function installPackages(folder = '.') {
  if (isInstalled(folder)) return
  await step(`Installing packages${folder === '.' ? '' : ` of ${folder}/`} (a minute or two)`, () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      // With CI npm would show no progress in a terminal.
      env: { CI: undefined },
      hint: 'The packages could not be installed; the output of npm above says why. It needs the npm registry.',
    }),
  )
}

/**
 * Whether npm has installed the packages of a folder since its lock file has changed: it then writes a list of them.
 *
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false }),
  )
  return wanted !== undefined && installed !== undefined && installed.mtimeMs >= wanted.mtimeMs
}

/** Chromium without windows: a test with it takes a third of the processor time that it takes with the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const wholeBrowser = '/usr/bin/chromium'

/**
 * The browser of the tests: CHROMIUM_PATH, else Debian's headless shell, else Debian's Chromium.
 *
 * @returns {string}
 */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : wholeBrowser)
}

/** For a browser that only opens pages of this machine: nothing is fetched in the background. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Throws a StepError that says how to get the browser of the tests where there is none. */
export function requireChromium() {
  const file = chromiumPath()
  if (existsSync(file)) return
  throw new StepError(
    `The tests need Chromium, and there is no ${file}. On Debian, install it with "sudo apt-get install chromium-headless-shell"; elsewhere, set CHROMIUM_PATH to Chromium or Chrome. Without it, run the other checks: npm test -- lint unit develop build`,
  )
}
