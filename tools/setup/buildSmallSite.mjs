import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildMemory } from './buildMemory.mjs'
import { run } from './run.mjs'
import { smallSiteDocument } from './smallSiteDocument.mjs'

/** Where the small site is made and built; git ignores it, and each build there reuses what it can. */
const folder = '.small-site'

/** What it has in common with the real one. The rest of its content comes from e2e/small-site. */
const shared = ['src', 'plugins', 'static', 'content/data', 'content/site', 'content/openapi/introduction.md', 'package.json', 'tsconfig.json']

/** Nobody's: the tests answer in its place. Without the key that may write nothing is uploaded. */
const searchAccount = {
  ALGOLIA_APP_ID: 'SMALLSITE',
  ALGOLIA_SEARCH_KEY: 'key-that-may-search',
  ALGOLIA_INDEX_NAME: 'small-site',
  ALGOLIA_ADMIN_KEY: undefined,
}

/**
 * Builds a second, small site for browser tests out of this one's code, with what the data of the real one leaves out: an
 * announcement, several versions and languages, third parties, a search account, an API of others. Gatsby builds where it
 * stands, so the code is copied.
 */
export async function buildSmallSite() {
  for (const name of ['src', 'plugins', 'static', 'content']) rmSync(path.join(folder, name), { recursive: true, force: true })
  const hooks = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  for (const name of [...shared, ...hooks]) copy(name, name)
  copy('e2e/small-site/content', 'content')
  const document = 'content/openapi/small.json'
  writeFileSync(path.join(folder, document), await smallSiteDocument(path.join(folder, document)))
  await run(process.execPath, ['../node_modules/gatsby/cli.js', 'build'], {
    cwd: folder,
    env: { ...buildMemory, SOURCES: 'bundled', NETLIFY: undefined, ...searchAccount },
    hint: 'The small site of the browser tests was not built; the messages above say why.',
  })
}

export function isSmallSiteBuilt() {
  return existsSync(path.join(folder, 'public/404.html'))
}

/**
 * Unchanged files keep their times, by which the next build knows them again.
 *
 * @param {string} from
 * @param {string} to in the folder of the small site
 */
function copy(from, to) {
  cpSync(from, path.join(folder, to), { recursive: true, preserveTimestamps: true })
}
