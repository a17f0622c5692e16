// npm test: installs what is missing and runs every check, or those that are named: npm test -- unit lint. `npm test -- quick`
// is for the time between two edits. Plain JavaScript without packages, because it runs before anything is installed.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { explainQueryTypes } from './lint/explainQueryTypes.mjs'
import { buildSite, cacheFolder, isSiteBuilt, isSiteUpToDate } from './setup/build.mjs'
import { runCommand, runPackage, runStages, step, StepError } from './setup/command.mjs'
import { installPackages, nodeVersionProblem, requireChromium } from './setup/install.mjs'
import { buildPreviewSite, isPreviewSiteBuilt } from './setup/previewSite.mjs'
import { buildSmallSite, isSmallSiteBuilt } from './setup/smallSite.mjs'
import { closingLine, countsOfRun } from './setup/testCounts.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const typesFile = 'src/gatsby-types.d.ts'
const typesBefore = contentOf(typesFile)
const total = { passed: 0, failed: 0, skipped: 0, hasBegun: false }
/** Why tests were skipped that run on other machines. */
const skipReasons = []
/** What the last lines say of single tests: logs of CI services are long, and are cut. */
const failures = []
const flaky = []

/** Of two processors Vitest leaves one alone, which only the other lane of a whole run needs. */
const bothProcessors = ['--maxWorkers=2']

const checks = {
  lint: ['Lint and types', lint],
  unit: ['Unit tests', () => vitest('unit', isBuffered ? [] : bothProcessors)],
  build: ['Build', build],
  develop: [
    'GraphQL queries of the README, sent to gatsby develop',
    () => vitest('develop', ['--config', 'tools/develop/vitest.config.mjs']),
  ],
  relevance: ['Relevance of the search', relevance],
  exam: ['What a reader finds within two calls, of facts from the sources of Unleash', exam],
  verification: ['Lint, types and unit tests of verification/', verification],
  'small-site': ['Build of a small site for browser tests', () => buildSmallSite({ isBuffered })],
  'preview-site': [
    'Build of all pages as a preview, with an announcement, versions and languages, for browser tests',
    () => buildPreviewSite({ isBuffered }),
  ],
  browser: ['Browser tests', browser],
  product: ['Examples, UI steps and pictures of the pages, with the real product', product],
  engines: ['Behavior in Firefox and WebKitGTK', engines],
  tutorials: ['Tutorials, built from their pages and used in a browser (Flutter is checked by hand)', tutorials],
}

/**
 * What runs beside each other on two processors. The browser tests have both: they measure times, and use two workers. Types are
 * checked before the build writes them again; `build` fails when it writes others.
 */
const stages = [
  [
    ['lint', 'build', 'develop'],
    ['unit', 'small-site', 'verification'],
  ],
  // The examples of the product, one after the other, leave a quarter of the processors idle. The tutorials need both: they build two
  // apps, and wait for the server of one.
  [['product'], ['relevance', 'exam', 'preview-site']],
  [['tutorials', 'engines']],
  [['browser']],
]

const quickChecks = {
  lint: checks.lint,
  unit: ['Unit tests', () => vitest('unit', bothProcessors)],
  smoke: ['Browser tests that every change should pass', smoke],
}
/** The unit tests take as long as everything else; when they are the last, their second worker has the processor of the other lane. */
const quickStages = [[['unit'], ['lint', 'smoke']]]

const isQuick = process.argv[2] === 'quick'
const available = isQuick ? quickChecks : checks
const chosen = process.argv.slice(isQuick ? 3 : 2)
const isBuffered = chosen.length !== 1

await runCommand(async () => {
  const unknown = chosen.find((name) => !Object.hasOwn(available, name))
  const names = Object.keys(available).join(', ')
  if (unknown !== undefined)
    throw new StepError(
      `"${unknown}" is not a ${isQuick ? `part of "quick". Choose from: ` : 'check. Choose from: quick, '}${names}`,
    )
  const versionProblem = nodeVersionProblem(process.versions.node)
  if (versionProblem) throw new StepError(versionProblem)
  total.hasBegun = true
  await installPackages()
  if (['verification', 'product', 'engines', 'tutorials'].some(isSelected)) await installPackages('verification')
  if (['browser', 'tutorials', 'product', 'engines', 'smoke'].some(isSelected)) requireChromium()
  const selected = (names) => names.filter(isSelected).map((name) => () => step(...available[name]))
  await runStages((isQuick ? quickStages : stages).map((lanes) => lanes.map(selected)))
}).finally(() => {
  if (!total.hasBegun) return
  // A check that failed without counting tests is a failure as well.
  if (process.exitCode) total.failed ||= 1
  if (total.skipped > 0) console.log(`\nSkipped: ${skipReasons.join('\n')}`)
  if (flaky.length > 0) console.log(`\nFlaky, passed at the second attempt:\n${flaky.join('\n')}`)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
  console.log(`\n${closingLine(total)}`)
})

/** @param {string} name */
function isSelected(name) {
  return Object.hasOwn(available, name) && (chosen.length === 0 || chosen.includes(name))
}

/** oxlint checks types as well, in the same pass; collecting garbage less often saves a fifth of its processor time. */
function lint() {
  const packages = [
    ['oxfmt/bin/oxfmt', ['--check'], 'Run "npm run format".'],
    ['oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs'], explainQueryTypes, { GOGC: '400' }],
    ['stylelint/bin/stylelint.mjs', ['src/**/*.css', '--max-warnings', '0']],
    ['tsx/dist/cli.mjs', ['tools/prose/checkProse.ts'], 'Replace the words that are listed above.'],
    ['knip/bin/knip.js', ['--no-progress', '--no-config-hints'], 'Remove what nothing uses; the list is above.'],
  ]
  const [format, first, ...others] = packages.map(
    ([file, args, hint, env]) =>
      () =>
        runPackage(file, args, { isBuffered: true, hint, env }),
  )
  return runStages([[[first], [format, ...others]]])
}

/** Types need the packages of this folder, so it is linted apart from the site. `lint` covers its formatting, words and unused code. */
async function verification() {
  await runPackage('oxlint/bin/oxlint', ['-c', 'verification/oxlint.config.mjs', 'verification'], { isBuffered: true })
  await vitest('verification', ['--config', 'verification/vitest.config.mjs'])
}

async function build() {
  await buildSite({ isBuffered })
  if (contentOf(typesFile) !== typesBefore) {
    throw new StepError(
      `${typesFile} did not match the queries and types of the site. The build has updated it: commit it.`,
    )
  }
}

/** Measures what a build has written, so a site that was built from other files would give the figures of before. */
function relevance() {
  requireNewSite('relevance')
  return vitest('relevance', ['--config', 'tools/relevance/vitest.config.mjs'])
}

function exam() {
  requireNewSite('exam')
  return vitest('exam', ['--config', 'verification/exam/vitest.config.mjs'])
}

async function browser() {
  requireSites('browser')
  if (!isPreviewSiteBuilt())
    throw new StepError('The preview is missing. Build it first: npm test -- preview-site browser')
  await tests('@playwright/test/cli.js', ['test', '--retries=1'], 'browser')
}

/** Tests the site as it is now: one that was built from something else is built first. */
async function smoke() {
  if (!isSiteUpToDate()) await build()
  await tests('@playwright/test/cli.js', ['test', '--grep', '@smoke'], 'smoke')
}

async function tutorials() {
  const options = ['--retries=1', '--config', 'verification/tutorials/playwright.config.ts']
  await tests('@playwright/test/cli.js', ['test', ...options], 'tutorials')
}

/** Where the product can't be installed, its tests are skipped. */
function product() {
  return skippable('product', (name) => vitest(name, ['--config', 'verification/product/vitest.config.mjs']))
}

/** Skipped without Firefox and WebKitGTK, which are Debian packages. */
function engines() {
  requireSites('engines')
  return skippable('engines', (name) => vitest(name, ['--config', 'verification/engines/vitest.config.mjs']))
}

/**
 * Counts tests that were skipped for a reason, which the last lines say.
 *
 * @param {string} name of the check
 * @param {(name: string) => Promise<import('./setup/testCounts.mjs').RunCounts>} runTests
 */
async function skippable(name, runTests) {
  const reasonFile = `${cacheFolder}/${name}-skipped.txt`
  rmSync(reasonFile, { force: true })
  const { skipped } = await runTests(name)
  const reason = contentOf(reasonFile)
  if (reason === undefined) return
  skipReasons.push(reason.trim())
  total.skipped += skipped
}

/** @param {string} name */
function requireSite(name) {
  if (!isSiteBuilt()) throw new StepError(`There is no built site to test. Build it first: npm test -- build ${name}`)
}

/** @param {string} name of a check that counts what a build has written */
function requireNewSite(name) {
  requireSite(name)
  if (!isSiteUpToDate())
    throw new StepError(`The site was built from other files than these. Build it first: npm test -- build ${name}`)
}

/** @param {string} name of a check that tests both sites */
function requireSites(name) {
  requireSite(name)
  if (!isSmallSiteBuilt())
    throw new StepError(`The small site is missing. Build it first: npm test -- small-site ${name}`)
}

/**
 * @param {string} name of the check
 * @param {readonly string[]} options
 */
function vitest(name, options) {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`]
  return tests('vitest/vitest.mjs', ['run', '--retry=1', ...options, ...reports], name)
}

/**
 * Runs tests and adds their counts to the total. Some thousand tests in real browsers and on real servers are run once more when they
 * fail, so that one slow moment doesn't fail them all; the last lines name those that needed it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} name of the check
 * @returns {Promise<import('./setup/testCounts.mjs').RunCounts>}
 */
async function tests(program, args, name) {
  let hasFailed = true
  let counts
  try {
    await runPackage(program, args, {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name) },
      hint: `The check "${name}" failed; the messages above say why.`,
      isBuffered,
    })
    hasFailed = false
  } finally {
    counts = countsOfRun(reportFile(name), hasFailed)
    total.passed += counts.passed
    total.failed += counts.failed
    failures.push(...counts.failures)
    flaky.push(...counts.flaky)
  }
  return counts
}

/** @param {string} name of the check */
function reportFile(name) {
  return `${cacheFolder}/${name}.json`
}

/** @param {string} file */
function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
