import { existsSync, readFileSync } from 'node:fs'
import { run, step, StepError } from './command.mjs'

/**
 * Why this Node.js cannot run the project.
 *
 * @param {string} version as in `process.versions.node`: `24.21.0`
 * @param {string} [range] the versions that `engines` of package.json allows, such as `>=20.19 <21 || >=22.12 <26`
 * @returns {string | undefined} a sentence, or undefined when the version is fine
 */
export function nodeVersionProblem(version, range = readJson('package.json').engines.node) {
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
 * Installs the packages of package-lock.json unless node_modules has them already. npm prints errors only: the packages that Gatsby 5
 * requires are deprecated, and nobody who starts the site can change that.
 *
 * @param {string} [folder] of the package, from the project's root
 */
export async function installPackages(folder = '.') {
  const wanted = readJson(`${folder}/package-lock.json`)
  if (!wanted)
    throw new StepError('package-lock.json is missing or damaged. Run this from a complete checkout of the project.')
  const reason = installReason(wanted, readJson(`${folder}/node_modules/.package-lock.json`))
  if (!reason) return
  await step(`Installing packages${folder === '.' ? '' : ` of ${folder}/`} (${reason}; a minute or two)`, () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      // With CI npm would show no progress in a terminal.
      env: { CI: undefined },
      hint: 'The packages could not be installed; the output of npm above says why. It needs the npm registry.',
    }),
  )
}

/**
 * Whether node_modules has what the lock file lists. Versions are compared, not dates: a checkout touches files.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> }} wanted
 *   package-lock.json
 * @param {{ packages: Record<string, { version?: string }> } | undefined} installed node_modules/.package-lock.json, which
 *   npm writes last; undefined when there is none
 * @returns {string | undefined} why packages have to be installed, or undefined when they need not
 */
export function installReason(wanted, installed) {
  if (!installed) return 'nothing is installed yet'
  for (const [folder, { version, optional, devOptional }] of Object.entries(wanted.packages)) {
    if (folder === '') continue
    const present = installed.packages[folder]
    // Packages for other platforms are in the lock file only.
    if (!present && (optional || devOptional)) continue
    if (present?.version !== version) return `${nameOf(folder)} ${present ? 'has another version' : 'is missing'}`
  }
  const extra = Object.keys(installed.packages).find((folder) => !(folder in wanted.packages))
  return extra && `${nameOf(extra)} is no longer used`
}

/** @param {string} folder `node_modules/a/node_modules/b` */
function nameOf(folder) {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
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

/** Installs Debian's headless shell when this machine and its user allow it. Chromium is good enough where it does not. */
export async function installChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return
    throw new StepError(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not exist.`)
  }
  if (existsSync(headlessShell)) return
  const canInstall = canInstallDebianPackages()
  if (!canInstall && !existsSync(wholeBrowser)) throw new StepError(howToGetChromium(existsSync(apt)))
  if (!canInstall) return
  try {
    await step('Installing chromium-headless-shell for the browser tests', () =>
      installDebianPackages(['chromium-headless-shell', 'fonts-liberation']),
    )
  } catch (error) {
    if (!existsSync(wholeBrowser)) throw error
    console.log(`  The tests use ${wholeBrowser} instead.`)
  }
}

const apt = '/usr/bin/apt-get'

/** Whether this machine and its user allow it. */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync(apt)
}

/**
 * Servers that don't respond are given up after 30 seconds.
 *
 * @param {readonly [string, ...string[]]} packages
 */
export async function installDebianPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const hint = `${packages[0]} could not be installed. Are the Debian package servers reachable?`
  const limits = ['-qq', '-o', 'Acquire::http::Timeout=30', '-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=60']
  await run(apt, ['update', ...limits], { env, hint })
  await run(apt, ['install', '-y', '--no-install-recommends', '--no-remove', ...limits, ...packages], { env, hint })
}

/** @param {boolean} hasApt */
function howToGetChromium(hasApt) {
  const way = hasApt
    ? 'Install it with "sudo apt-get install chromium-headless-shell"'
    : 'Install Chromium or Chrome, and set CHROMIUM_PATH to its program'
  return `The browser tests need ${headlessShell} or ${wholeBrowser}. ${way}, or run the other checks only: npm test -- lint unit develop build`
}
