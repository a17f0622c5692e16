// npm test: installs what is missing and runs every check, or those that are named: npm test -- unit types. Plain JavaScript
// without packages, because it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSite, cacheFolder, isSiteBuilt } from './setup/buildSite.mjs'
import { buildSmallSite, isSmallSiteBuilt } from './setup/buildSmallSite.mjs'
import { installChromium } from './setup/installChromium.mjs'
import { installPackages } from './setup/installPackages.mjs'
import { nodeVersionProblem } from './setup/nodeVersion.mjs'
import { runPackage } from './setup/run.mjs'
import { runCommand, step, StepError } from './setup/step.mjs'
import { countsOfRun } from './setup/testCounts.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const typesFile = 'src/gatsby-types.d.ts'
const typesBefore = contentOf(typesFile)
const total = { passed: 0, failed: 0, hasBegun: false }

/** All checks in the order they run; the first failure stops. */
const steps = {
  lint: ['Lint', lint],
  unit: ['Unit tests', () => tests('vitest/vitest.mjs', ['run', ...vitestReports('unit')], 'unit')],
  develop: ['GraphQL queries of the README, sent to gatsby develop', develop],
  build: ['Build', build],
  types: ['Types', () => runPackage('typescript/bin/tsc', ['--noEmit', '-p', '.'])],
  relevance: ['Relevance of the search', relevance],
  'small-site': ['Build of a small site for browser tests', buildSmallSite],
  browser: ['Browser tests', browser],
  tutorials: ['Tutorials, built from their pages and used in a browser (Flutter is checked by hand)', tutorials],
}

await runCommand(async () => {
  const chosen = process.argv.slice(2)
  const unknown = chosen.find((name) => !Object.hasOwn(steps, name))
  if (unknown !== undefined) throw new StepError(`"${unknown}" is no check. There are: ${Object.keys(steps).join(', ')}`)
  const versionProblem = nodeVersionProblem(process.versions.node)
  if (versionProblem) throw new StepError(versionProblem)
  total.hasBegun = true
  await installPackages()
  for (const [name, [title, work]] of Object.entries(steps)) {
    if (chosen.length === 0 || chosen.includes(name)) await step(title, work)
  }
}).finally(() => {
  if (!total.hasBegun) return
  // A check that found something without counting tests is a failure as well.
  if (process.exitCode) total.failed ||= 1
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
})

async function lint() {
  await runPackage('eslint/bin/eslint.js', ['--max-warnings', '0', '.'])
  await runPackage('stylelint/bin/stylelint.mjs', ['src/**/*.css', '--max-warnings', '0'])
}

async function build() {
  await buildSite()
  if (contentOf(typesFile) !== typesBefore) {
    throw new StepError(`${typesFile} did not fit the queries and types of the site. The build has written it anew: commit it.`)
  }
}

function develop() {
  const config = ['--config', 'tools/develop/vitest.config.ts']
  return tests('vitest/vitest.mjs', ['run', ...config, ...vitestReports('develop')], 'develop')
}

function relevance() {
  requireSite('relevance')
  const config = ['--config', 'tools/relevance/vitest.config.ts']
  return tests('vitest/vitest.mjs', ['run', ...config, ...vitestReports('relevance')], 'relevance')
}

async function browser() {
  requireSite('browser')
  if (!isSmallSiteBuilt()) throw new StepError('The small site is missing. Build it first: npm test -- small-site browser')
  await installChromium()
  await tests('@playwright/test/cli.js', ['test'], 'browser')
}

async function tutorials() {
  await installChromium()
  await tests('@playwright/test/cli.js', ['test', '--config', 'tools/tutorials/playwright.config.ts'], 'tutorials')
}

/** @param {string} name */
function requireSite(name) {
  if (!isSiteBuilt()) throw new StepError(`There is no built site to test. Build it first: npm test -- build ${name}`)
}

/** @param {string} name */
function vitestReports(name) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`]
}

/**
 * Runs tests and adds what they counted.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} name
 */
async function tests(program, args, name) {
  let hasFailed = true
  try {
    await runPackage(program, args, {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name) },
      hint: 'Tests failed; the messages above say which.',
    })
    hasFailed = false
  } finally {
    const { passed, failed } = countsOfRun(reportFile(name), hasFailed)
    total.passed += passed
    total.failed += failed
  }
}

/** @param {string} name */
function reportFile(name) {
  return `${cacheFolder}/${name}.json`
}

/** @param {string} file */
function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
