import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildMemory, removeMovedCache } from './build.mjs'
import { run } from './command.mjs'
import { copyInto, copyProject } from './projectCopy.mjs'

/** Folder of the small site. It is ignored by git and kept, so that the next build reuses its cache. */
const ownFolder = '.small-site'

/** Copied from the real site. The other content comes from e2e/small-site. */
const sharedContent = ['content/data', 'content/site', 'content/openapi/introduction.md', 'content/readmes']

/** Where the tests simulate Algolia's application (`e2e/small-site/hostedSearch.spec.ts`). */
export const searchPort = 9340

/** An account that does not exist. A preview has the admin key, and uploads nothing. */
const searchAccount = {
  ALGOLIA_APP_ID: 'SMALLSITE',
  ALGOLIA_SEARCH_KEY: 'key-that-may-search',
  ALGOLIA_INDEX_NAME: 'small-site',
  ALGOLIA_ADMIN_KEY: 'key-that-may-write',
  ALGOLIA_HOSTS: `http://127.0.0.1:${searchPort}`,
  CONTEXT: 'deploy-preview',
}

/**
 * Builds a second, small site for browser tests from the same code, with features that the real site does not use: an
 * announcement, several versions and languages, third parties, a search account, a third-party API in two versions.
 *
 * @param {{ isBuffered?: boolean, folder?: string }} [options]
 */
export async function buildSmallSite({ isBuffered, folder = ownFolder } = {}) {
  removeMovedCache('.')
  copyProject(folder, sharedContent)
  copyInto(folder, 'e2e/small-site/content', 'content')
  const document = 'content/openapi/small.json'
  const text = await smallSiteDocument(path.join(folder, document))
  writeFileSync(path.join(folder, document), text)
  writeFileSync(path.join(folder, 'content/sources.lock.json'), lockOf(document, text))
  await runSmallBuild(folder, isBuffered)
}

/**
 * The lock file of the only source of the small site.
 *
 * @param {string} file
 * @param {string} text
 */
function lockOf(file, text) {
  const sha256 = createHash('sha256').update(text).digest('hex')
  return JSON.stringify({
    'http://127.0.0.1/never-asked': { bundled: { file, sha256, bytes: Buffer.byteLength(text) } },
  })
}

/**
 * Builds a folder again that `buildSmallSite` has filled.
 *
 * @param {string} folder
 * @param {boolean} [isBuffered]
 */
export function runSmallBuild(folder, isBuffered) {
  return run(process.execPath, [path.resolve('node_modules/gatsby/cli.js'), 'build'], {
    cwd: folder,
    isBuffered,
    env: { ...buildMemory, SOURCES: 'bundled', NETLIFY: undefined, ...searchAccount },
    hint: 'The small site of the browser tests was not built; the messages above say why.',
  })
}

export function isSmallSiteBuilt() {
  return existsSync(path.join(ownFolder, 'public/404.html'))
}

/** A large third-party document, OpenAPI 3.0, without operation IDs. */
const thirdPartyDocument = 'node_modules/@blockfrost/openapi/openapi.yaml'

/**
 * The API of the small site: the third-party document merged with our own, which has the version and the cases that the tests
 * rely on.
 *
 * @param {string} ownFile
 * @returns {Promise<string>} JSON
 */
async function smallSiteDocument(ownFile) {
  // `npm test` loads this file before packages are installed.
  const { parse } = await import('yaml')
  const thirdParty = parse(readFileSync(thirdPartyDocument, 'utf8'))
  const own = JSON.parse(readFileSync(ownFile, 'utf8'))
  return JSON.stringify({
    ...thirdParty,
    info: { ...thirdParty.info, version: own.info.version },
    tags: [...own.tags, ...thirdParty.tags],
    paths: { ...own.paths, ...thirdParty.paths },
    webhooks: own.webhooks,
    components: { ...thirdParty.components, schemas: { ...thirdParty.components.schemas, ...own.components.schemas } },
  })
}
