import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as esbuild } from 'esbuild'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildCommand, buildMemory, cacheFolder, inputDigest, removeMovedCache, searchNote } from './build.mjs'
import { formatSeconds, isPortFree, portOption, runCommand, runStages, StepError } from './command.mjs'
import { isInstalled, nodeVersionProblem, requireChromium } from './install.mjs'

let root

function write(file, text) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'))
})

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0', '25.9.0'])('Node.js %s runs the site', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined()
})

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '16.0.0', '26.0.0', '120.19.0'])(
  'Node.js %s does not',
  (version) => {
    expect(nodeVersionProblem(version, '>=20.19 <21 || >=22.12 <26')).toBe(
      `This is Node.js ${version}, and the site needs a version in ">=20.19 <21 || >=22.12 <26". Install version 24 from https://nodejs.org, or run "nvm install".`,
    )
  },
)

test.each([
  ['nothing', [], false],
  ['no list of what npm has installed', ['package-lock.json'], false],
  ['an older lock file', ['package-lock.json', 'node_modules/.package-lock.json'], true],
  ['a newer lock file', ['node_modules/.package-lock.json', 'package-lock.json'], false],
])('%s (%j): npm ci is not needed: %s', (_case, files, expected) => {
  for (const [age, file] of files.entries()) {
    write(file, '{}')
    fs.utimesSync(path.join(root, file), age, age)
  }
  expect(isInstalled(root)).toBe(expected)
})

test('without a browser, a message says how to get one', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  expect(requireChromium).toThrowErrorMatchingInlineSnapshot(
    `[Error: The tests need Chromium, and there is no /nowhere/chromium. On Debian, install it with "sudo apt-get install chromium-headless-shell"; elsewhere, set CHROMIUM_PATH to Chromium or Chrome. Without it, run the other checks: npm test -- lint unit develop build]`,
  )
})

test.each([
  [undefined, 9000],
  ['1', 1],
  ['65535', 65535],
])('--port %s', (value, port) => {
  expect(portOption(value, 9000)).toBe(port)
})

test.each(['0', '65536', 'http', '9000.5', ''])('--port %s is refused', (value) => {
  expect(() => portOption(value, 9000)).toThrow(`--port ${value} is not a port. Use a number from 1 to 65535.`)
})

test.each([
  [['tools/gatsby.mjs', 'develop', '--port', 'abc'], '✗ --port abc is not a port. Use a number from 1 to 65535.'],
  [['tools/gatsby.mjs', 'develop', '-p', '70000'], '✗ --port 70000 is not a port.'],
  [['tools/gatsby.mjs', 'develop', '--port'], '✗ --port  is not a port.'],
  [['tools/reproducible.mjs', '--smal'], "✗ Unknown option '--smal'"],
  [['tools/build.mjs', '--prefix-paths'], "✗ Unknown option '--prefix-paths'"],
  [['tools/test.mjs', 'quick', 'build'], '✗ "build" is not a part of "quick". Choose from: lint, unit, smoke'],
  [['node_modules/tsx/dist/cli.mjs', 'tools/prose/checkProse.ts', '--fix'], '✗ There is no file --fix.'],
  [
    ['node_modules/tsx/dist/cli.mjs', 'tools/relevance/measureRules.ts', 'legcy'],
    '✗ src/shared/search/rankingRules.ts has no rule "legcy". Did you mean "legacy"?',
  ],
])('node %j stops before it begins', (args, message) => {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 25_000 })
  expect(stderr).toContain(message)
  expect(status).toBe(1)
})

test.each([
  ['tools', 'npm install'],
  ['verification', 'npm ci --prefix verification'],
])('a command in %s without installed packages says how to install them: %s', async (folder, install) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  write(`${folder}/command.mjs`, "import 'no-such-package'")
  await runCommand(() => import(/* @vite-ignore */ pathToFileURL(path.join(root, folder, 'command.mjs')).href))
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
  expect(printed.mock.calls).toEqual([[`\n✗ Cannot find package 'no-such-package'. Install the packages: ${install}`]])
  printed.mockRestore()
})

test('the tests of all projects share one folder for temporary files, which is removed with the process', () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'parent-'))
  const script = `import use from './tools/setup/temporaryFolder.mjs'
    import { tmpdir } from 'node:os'
    use(); use()
    console.log(tmpdir())`
  const env = { ...process.env, TMPDIR: parent, TEMP: parent, TMP: parent }
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', env })
  expect(path.dirname(stdout.trim())).toBe(parent)
  expect(fs.readdirSync(parent)).toEqual([])
})

test('below an error of a component, a build prints lines of the file that threw it', async () => {
  write('another.js', 'export const lines = [\n1,\n2,\n3,\n]\nconsole.log(lines)')
  write('component.js', "const show = () => {\n  throw new Error('lost')\n}\nshow()")
  const bundles = { bundle: true, sourcemap: true, sourceRoot: 'webpack://site/', outdir: `${root}/bundles` }
  await esbuild({ ...bundles, entryPoints: ['another.js', 'component.js'], absWorkingDir: root })
  const print = "try { require('./bundles/component.js') } catch ({ stack }) { console.log(stack) }"
  const env = { ...process.env, ...buildMemory }
  const { stdout } = spawnSync(process.execPath, ['--eval', print], { cwd: root, env, encoding: 'utf8' })
  const { createErrorFromString } = createRequire(import.meta.url)(
    path.resolve('node_modules/gatsby-cli/lib/reporter/errors.js'),
  )
  const { codeFrame } = createErrorFromString(stdout, `${root}/bundles/component.js.map`)
  expect(codeFrame).toContain("throw new Error('lost')")
})

test('a build for a base path has it in its links', () => {
  expect(buildCommand({ BASE_PATH: '/docs' })).toEqual(['build', '--prefix-paths'])
  expect(buildCommand({ BASE_PATH: '' })).toEqual(['build'])
})

test('after a change of a ranking rule or a synonym, a build says what measures it', () => {
  const git = (...args) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root })
  write('src/shared/search/rankingRules.ts', 'value: 1')
  write('src/shared/synonyms.ts', '')
  expect(searchNote(root)).toBeUndefined()
  git('init')
  git('add', '.')
  git('commit', '--message', 'search: add rules')
  expect(searchNote(root)).toBeUndefined()
  write('src/shared/synonyms.ts', 'flag')
  expect(searchNote(root)).toMatchInlineSnapshot(`
    "
    ▸ You have changed src/shared/synonyms.ts. Measure what that does to the search:
      npm test -- relevance: whether queries still find their pages"
  `)
  write('src/shared/search/rankingRules.ts', 'value: 2')
  expect(searchNote(root)).toMatchInlineSnapshot(`
    "
    ▸ You have changed src/shared/search/rankingRules.ts and src/shared/synonyms.ts. Measure what that does to the search:
      npm test -- relevance: whether queries still find their pages
      npm run ranking -- RULE: what a rule is worth, which it writes beside the rule"
  `)
})

test('a port is free until something listens on it', async () => {
  const server = createServer()
  const port = await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)))
  expect(await isPortFree(port)).toBe(false)
  const { stderr } = spawnSync(process.execPath, ['tools/gatsby.mjs', 'develop', '--port', String(port)], {
    encoding: 'utf8',
    timeout: 25_000,
  })
  expect(stderr).toContain(`✗ Port ${port} is already in use`)
  expect(stderr).toContain(`npm run develop -- --port ${port + 1}`)
  await new Promise((resolve) => server.close(resolve))
  expect(await isPortFree(port)).toBe(true)
})

test.each([
  [0, '0.0 s'],
  [1234, '1.2 s'],
  [89_000, '89.0 s'],
  [125_000, '2 min 5 s'],
  [179_900, '3 min 0 s'],
])('%d milliseconds', (milliseconds, text) => {
  expect(formatSeconds(milliseconds)).toBe(text)
})

describe('stages', () => {
  const log = []
  const task = (name, milliseconds, error) => async () => {
    log.push(name)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    if (error) throw error
  }
  beforeEach(() => {
    log.length = 0
  })

  test('run one after the other, and their lanes beside each other', async () => {
    await runStages([[[task('a1', 20), task('a2', 0)], [task('b1', 0)]], [[task('c1', 0)]]])
    expect(log).toEqual(['a1', 'b1', 'a2', 'c1'])
  })

  test('go on after failures, and tell all of them', async () => {
    const failing = [task('a1', 0, new StepError('No format.')), task('a2', 0)]
    await expect(runStages([[failing], [[task('b1', 0, new StepError('No build.'))]]])).rejects.toThrow(
      new StepError('No format.\n✗ No build.'),
    )
    expect(log).toEqual(['a1', 'a2', 'b1'])
  })

  test('tell where a bug is, beside what a user can fix', async () => {
    const bug = new TypeError('x is undefined')
    const run = runStages([[[task('a1', 0, new StepError('No build.')), task('a2', 0, bug)]]])
    await expect(run).rejects.toThrow(new StepError(`No build.\n✗ ${bug.stack}`))
  })
})

/** What a build reads. */
function writeInputs() {
  write('content/docs/a.mdx', 'a')
  write('src/ui/Icon.tsx', 'icon')
  write('gatsby-config.ts', 'config')
  write('package-lock.json', '{}')
}

test.each([
  ['a page changes', () => write('content/docs/a.mdx', 'b')],
  ['a page is added', () => write('content/docs/c.mdx', 'c')],
  [
    'a page is renamed',
    () => fs.renameSync(path.join(root, 'content/docs/a.mdx'), path.join(root, 'content/docs/b.mdx')),
  ],
  ['a page is removed', () => fs.rmSync(path.join(root, 'content/docs/a.mdx'))],
  ['a plugin is added', () => write('plugins/x/gatsby-node.ts', 'x')],
  ['a configuration changes', () => write('gatsby-config.ts', 'other')],
  ['a package changes', () => write('package-lock.json', '{ }')],
])('the inputs differ when %s', (_case, change) => {
  writeInputs()
  const before = inputDigest(root, {})
  change()
  expect(inputDigest(root, {})).not.toBe(before)
})

const variables = [
  'SOURCES',
  'OPENAPI_URL',
  'README_BASE_URL',
  'BASE_PATH',
  'ERROR_REPORTS_URL',
  'CONTEXT',
  'OFFLINE_EDITION_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_ADMIN_KEY',
  'ALGOLIA_HOSTS',
]

test.each(variables)('the inputs differ with %s', (name) => {
  writeInputs()
  expect(inputDigest(root, { [name]: 'live' })).not.toBe(inputDigest(root, {}))
})

test.each([
  ['public/index.html', 'built'],
  ['src/gatsby-types.d.ts', 'written by the build'],
  ['content/.DS_Store', 'x'],
  ['e2e/guide.spec.ts', 'x'],
])('%s is not an input', (file, text) => {
  writeInputs()
  const before = inputDigest(root, {})
  write(file, text)
  expect(inputDigest(root, { PATH: '/bin' })).toBe(before)
})

test('the cache of a project folder that was moved is removed, once', () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const caches = [
    '.cache/redux/state',
    'public/index.html',
    '.small-site/.cache/redux/state',
    '.small-site/public/index.html',
    '.preview-site/.cache/redux/state',
  ]
  const former = path.join(root, 'former')
  const current = path.join(root, 'current')
  for (const file of caches) write(`former/${file}`, 'absolute paths')
  write('former/.small-site/content/site/home.ts', 'kept')
  removeMovedCache(former)
  fs.renameSync(former, current)
  removeMovedCache(current)
  expect(caches.filter((file) => fs.existsSync(path.join(current, file)))).toEqual([])
  expect(fs.existsSync(path.join(current, '.small-site/content/site/home.ts'))).toBe(true)

  for (const file of caches) write(`current/${file}`, 'new paths')
  removeMovedCache(current)
  expect(caches.filter((file) => fs.existsSync(path.join(current, file)))).toEqual(caches)
  expect(printed.mock.calls).toEqual([
    [
      `This folder was ${fs.realpathSync(root)}/former when Gatsby filled its cache. The cache is removed, and made again.`,
    ],
  ])
  printed.mockRestore()
})

test('a cache without a note, such as that of an older clone, is kept', () => {
  write('.cache/redux/state', 'unknown')
  removeMovedCache(root)
  expect(fs.existsSync(path.join(root, '.cache/redux/state'))).toBe(true)
  expect(fs.readFileSync(path.join(root, cacheFolder, 'project-folder.txt'), 'utf8')).toBe(fs.realpathSync(root))
})
