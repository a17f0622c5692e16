import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildMemory, cacheFolder, removeMovedCache } from './build.mjs'
import { run } from './command.mjs'
import { copyInto, copyProject } from './projectCopy.mjs'

/** Folder of the preview. It is ignored by git and kept, so that the next build reuses its cache. */
const ownFolder = '.preview-site'

/** Variables that the shell of the tests may have, and with which the build would make a different site. */
const unset = ['NETLIFY', 'OPENAPI_URL', 'BASE_PATH', 'OFFLINE_EDITION_URL', 'ERROR_REPORTS_URL', 'ALGOLIA_APP_ID']
/** What Netlify sets when it builds the preview of a pull request, except for the files of remote sources. */
const environment = {
  CONTEXT: 'deploy-preview',
  SOURCES: 'bundled',
  ...Object.fromEntries(unset.map((name) => [name, undefined])),
}

/** Other editions of the site, by the folder of their pages, and what their titles end with, as no two pages may have the same. */
const editions = { 'v5-7': 'in 5.7', fr: 'in French' }
/** Real pages that every edition has, by their file in content/docs. The first page of an edition is a copy, too. */
const copiedPages = { 'index.mdx': 'quickstart.mdx', 'reference/feature-toggles.mdx': 'reference/feature-toggles.mdx' }

const document = 'content/openapi/unleash.json'
/** The part of the API that the older version has. */
const olderPaths = '/api/admin/api-tokens'

/**
 * Builds the whole real content as the preview of a pull request that adds an announcement, a second version and a second language.
 * The settings are those of e2e/preview-site/site; the pages of the other editions, and the API of the other version, are copies of
 * real ones.
 *
 * @param {{ isBuffered?: boolean }} [options]
 */
export async function buildPreviewSite({ isBuffered } = {}) {
  removeMovedCache('.')
  copyProject(ownFolder, ['content'])
  for (const [edition, title] of Object.entries(editions))
    for (const [to, from] of Object.entries(copiedPages)) copyPage(from, `${edition}/${to}`, title)
  writeFileSync(path.join(ownFolder, 'content/openapi/unleash-5.7.json'), olderApi(readFileSync(document, 'utf8')))
  copyInto(ownFolder, 'e2e/preview-site/site', 'content/site')
  shareResults()
  await run(process.execPath, [path.resolve('node_modules/gatsby/cli.js'), 'build'], {
    cwd: ownFolder,
    isBuffered,
    env: { ...buildMemory, ...environment },
    hint: 'The preview of the browser tests was not built; the messages above say why.',
  })
}

export function isPreviewSiteBuilt() {
  return existsSync(path.join(ownFolder, 'public/404.html'))
}

/**
 * A page of another edition: its pictures stay where they are.
 *
 * @param {string} from in content/docs
 * @param {string} to in content/docs
 * @param {string} title what its title ends with
 */
function copyPage(from, to, title) {
  const pictures = path.posix.relative(path.posix.dirname(to), path.posix.dirname(from))
  const text = readFileSync(path.join('content/docs', from), 'utf8')
    .replace(/^title: (.*)$/m, (_line, name) => `title: ${JSON.stringify(`${name}, ${title}`)}`)
    // The list of features names the page itself.
    .replace(/^availability: .*\n/m, '')
    .replaceAll('](./', `](${pictures}/`)
  const file = path.join(ownFolder, 'content/docs', to)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** @param {string} text of the current document */
function olderApi(text) {
  const api = JSON.parse(text)
  const paths = Object.entries(api.paths).filter(([name]) => name.startsWith(olderPaths))
  return JSON.stringify({ ...api, info: { ...api.info, version: '5.7.0' }, paths: Object.fromEntries(paths) })
}

/** Results of slow functions are found by what they are made from, so that the build of the site has computed most of them. */
function shareResults() {
  const results = path.resolve(cacheFolder, 'results')
  const link = path.join(ownFolder, cacheFolder, 'results')
  mkdirSync(results, { recursive: true })
  mkdirSync(path.dirname(link), { recursive: true })
  if (!existsSync(link)) symlinkSync(results, link, 'junction')
}
