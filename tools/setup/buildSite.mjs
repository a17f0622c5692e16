import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildMemory } from './buildMemory.mjs'
import { inputDigest } from './inputDigest.mjs'
import { runPackage } from './run.mjs'

/** Belongs to the checkout, and goes with node_modules. */
export const cacheFolder = 'node_modules/.cache/unleash-docs'
const stampFile = `${cacheFolder}/build.json`

/** Files that every build writes, and that `gatsby develop` or a build of its own would replace. */
const outputs = ['public/index.html', 'public/404.html', 'public/page-data/app-data.json', 'public/_redirects']

/** Builds the site with Gatsby, which reuses what it can, and remembers what the build was made from. */
export async function buildSite() {
  rmSync(stampFile, { force: true })
  const digest = inputDigest('.', process.env)
  await runPackage('gatsby/cli.js', ['build'], { env: buildMemory, hint: 'The site was not built; the messages above say why.' })
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(stampFile, JSON.stringify({ inputs: digest, outputs: outputsDigest() }))
}

/** Whether public/ holds what a build would make now. */
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
