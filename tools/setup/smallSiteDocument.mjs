import { readFileSync } from 'node:fs'

/** A large document of others, OpenAPI 3.0, without ids of operations. */
const foreign = 'node_modules/@blockfrost/openapi/openapi.yaml'

/**
 * The API of the small site: that of others, whole, and beside it what only a document of our own can be relied on to have.
 *
 * @param {string} ownFile
 * @returns {Promise<string>} JSON
 */
export async function smallSiteDocument(ownFile) {
  // `npm test` runs this before anything is installed: packages are asked for when they are needed.
  const { parse } = await import('yaml')
  const others = parse(readFileSync(foreign, 'utf8'))
  const own = JSON.parse(readFileSync(ownFile, 'utf8'))
  return JSON.stringify({
    ...others,
    tags: [...own.tags, ...others.tags],
    paths: { ...own.paths, ...others.paths },
    components: { ...others.components, schemas: { ...others.components.schemas, ...own.components.schemas } },
  })
}
