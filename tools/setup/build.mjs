import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { checkSettings } from './checkSettings.mjs'
import { runPackage } from './command.mjs'

/**
 * Heap limits of Gatsby. Without one V8 lets the heap grow to four times the live objects before it collects: a build of 2,590
 * operations has 0.4 GB of them, `gatsby develop` 0.35.
 */
export const buildMemory = heapLimit(1536)
export const developMemory = heapLimit(1024)

/**
 * Environment variables of a process. NODE_OPTIONS of the environment come last and win.
 *
 * @param {number} megabytes
 */
function heapLimit(megabytes) {
  const options = [
    // Packages of Gatsby use Node.js's own punycode, which Node.js 22 and newer report as an error of the build.
    '--disable-warning=DEP0040',
    // For an error of a component, Gatsby would look up its place in the source maps of all bundles, and print lines of another file.
    '--enable-source-maps',
    `--max-old-space-size=${megabytes}`,
    process.env.NODE_OPTIONS ?? '',
  ]
  return { NODE_OPTIONS: options.join(' ').trim() }
}

/** Deleted together with node_modules. */
export const cacheFolder = 'node_modules/.cache/unleash-docs'
const stampFile = `${cacheFolder}/build.json`

/** Files that every build writes, and that `gatsby develop` or `gatsby build` would replace. */
const outputs = ['public/index.html', 'public/404.html', 'public/page-data/app-data.json', 'public/_redirects']

/**
 * Builds the site with Gatsby, which reuses its cache, and notes what the build was made from.
 *
 * @param {{ isBuffered?: boolean }} [options]
 */
export async function buildSite({ isBuffered } = {}) {
  await checkSettings()
  removeMovedCache('.')
  forgetBuild()
  const digest = inputDigest('.', process.env)
  await runPackage('gatsby/cli.js', buildCommand(process.env), {
    env: buildMemory,
    isBuffered,
    hint: 'The site was not built; the messages above say why. If they name none of your files, the cache may be damaged: delete it with "npm run clean", and build again.',
  })
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(stampFile, JSON.stringify({ inputs: digest, outputs: outputsDigest() }))
  const note = searchNote()
  if (note !== undefined) console.log(note)
}

/**
 * Arguments of Gatsby's command: without the option it ignores the base path of its configuration.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function buildCommand({ BASE_PATH }) {
  return BASE_PATH ? ['build', '--prefix-paths'] : ['build']
}

const rankingFile = 'src/shared/search/rankingRules.ts'
const synonymsFile = 'src/shared/synonyms.ts'

/**
 * What measures a change of the search, when its rules or synonyms differ from those of the last commit.
 *
 * @param {string} [root]
 * @returns {string | undefined}
 */
export function searchNote(root = '.') {
  const files = [rankingFile, synonymsFile]
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', ...files], { cwd: root, encoding: 'utf8' })
  // Without git there is no output.
  const changed = files.filter((file) => stdout?.includes(file))
  if (changed.length === 0) return undefined
  const ranking = `\n  npm run ranking -- RULE: what a rule is worth, which it writes beside the rule`
  return (
    `\n▸ You have changed ${changed.join(' and ')}. Measure what that does to the search:` +
    `\n  npm test -- relevance: whether queries still find their pages` +
    (changed.includes(rankingFile) ? ranking : '')
  )
}

/** After this, `isSiteUpToDate` is false: the site is built in another way, such as from an edited page. */
export function forgetBuild() {
  rmSync(stampFile, { force: true })
}

/** The folders of sites that have a cache: this one, and those for browser tests. */
const cachedSites = ['.', '.small-site', '.preview-site']

/**
 * Removes what Gatsby has stored in a project folder that was moved since. Its cache names files by their absolute paths, so that a
 * build would find each page twice, in the former folder and in this one, and stop at links to pages that exist.
 *
 * @param {string} root folder of the project
 */
export function removeMovedCache(root) {
  const note = path.join(root, cacheFolder, 'project-folder.txt')
  const here = realpathSync(root)
  const before = existsSync(note) ? readFileSync(note, 'utf8') : here
  if (before !== here) {
    console.log(`This folder was ${before} when Gatsby filled its cache. The cache is removed, and made again.`)
    for (const folder of cachedSites.flatMap((site) => [`${site}/.cache`, `${site}/public`]))
      rmSync(path.join(root, folder), { recursive: true, force: true })
  }
  mkdirSync(path.dirname(note), { recursive: true })
  writeFileSync(note, here)
}

/** Whether public/ is what a build would produce now. */
export function isSiteUpToDate() {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'))
    return stamp.outputs === outputsDigest() && stamp.inputs === inputDigest('.', process.env)
  } catch {
    return false
  }
}

export function isSiteBuilt() {
  return existsSync('public/404.html')
}

function outputsDigest() {
  const digest = createHash('sha256')
  for (const file of outputs) digest.update(existsSync(file) ? readFileSync(file) : '').update('\0')
  return digest.digest('hex')
}

/** What a build reads: files, and folders with everything in them. */
const inputs = ['content', 'src', 'plugins', 'static', 'package-lock.json', 'tsconfig.json']
const inputsByName = /^gatsby-.*\.tsx?$/
/** Environment variables that change the result of a build. */
const settings = [
  'SOURCES',
  'OPENAPI_URL',
  'README_BASE_URL',
  'NETLIFY',
  'BASE_PATH',
  'OFFLINE_EDITION',
  'OFFLINE_EDITION_URL',
  'ERROR_REPORTS_URL',
  // Headers of previews differ.
  'CONTEXT',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_ADMIN_KEY',
  'ALGOLIA_HOSTS',
]
/** Written by the build itself, read by the TypeScript compiler only. */
const ignored = new Set(['src/gatsby-types.d.ts'])

/**
 * Digest of all inputs of a build: the site has to be built again when it changes.
 *
 * @param {string} root folder of the project
 * @param {Record<string, string | undefined>} environment
 * @returns {string} hexadecimal
 */
export function inputDigest(root, environment) {
  const values = settings.map((name) => `${name}=${environment[name] ?? ''}`)
  const roots = readdirSync(root).filter((name) => inputs.includes(name) || inputsByName.test(name))
  const digest = createHash('sha256').update(values.join('\0'))
  for (const file of roots.sort().flatMap((name) => filesUnder(root, name))) {
    const content = createHash('sha256').update(readFileSync(path.join(root, file)))
    digest.update(`\0${file}\0`).update(content.digest())
  }
  return digest.digest('hex')
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string[]} paths from the root, in an order that depends on names only
 */
function filesUnder(root, name) {
  const file = path.join(root, name)
  if (!existsSync(file)) return []
  if (statSync(file).isDirectory()) {
    return readdirSync(file)
      .filter((child) => !child.startsWith('.') && child !== 'node_modules')
      .sort()
      .flatMap((child) => filesUnder(root, `${name}/${child}`))
  }
  return ignored.has(name) ? [] : [name]
}
