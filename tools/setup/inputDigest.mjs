import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What a build reads. A folder counts with everything in it. */
const inputs = ['content', 'src', 'plugins', 'static', 'package-lock.json', 'tsconfig.json']
const inputsByName = /^gatsby-.*\.tsx?$/
/** Settings that change what a build makes. */
const settings = ['SOURCES', 'OPENAPI_URL', 'README_BASE_URL', 'NETLIFY']
/** Written by the build itself; read by nothing but the compiler of types. */
const ignored = new Set(['src/gatsby-types.d.ts'])

/**
 * One value for everything that decides what a build makes: it changes when the site has to be built again.
 *
 * @param {string} root folder of the project
 * @param {Record<string, string | undefined>} environment
 * @returns {string} hexadecimal
 */
export function inputDigest(root, environment) {
  const digest = createHash('sha256')
  for (const name of settings) digest.update(`${name}=${environment[name] ?? ''}\0`)
  const roots = readdirSync(root).filter((name) => inputs.includes(name) || inputsByName.test(name))
  for (const file of roots.sort().flatMap((name) => filesUnder(root, name))) {
    digest.update(`${file}\0`)
    digest.update(createHash('sha256').update(readFileSync(path.join(root, file))).digest())
  }
  return digest.digest('hex')
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string[]} paths from the root, in an order that depends on names only
 */
function filesUnder(root, name) {
  const place = path.join(root, name)
  if (!existsSync(place)) return []
  if (statSync(place).isDirectory()) {
    return readdirSync(place)
      .filter((child) => !child.startsWith('.') && child !== 'node_modules')
      .sort()
      .flatMap((child) => filesUnder(root, `${name}/${child}`))
  }
  return ignored.has(name) ? [] : [name]
}
