import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { buildCommand, buildMemory } from './build.mjs'
import { run } from './command.mjs'

/**
 * Builds a commit in a new folder of the project, from bundled sources. Nothing of earlier builds is used.
 *
 * @param {string} commit
 * @param {string} folder ignored by git
 * @param {Record<string, string | undefined>} [environment] variables of the build, besides those of this process
 */
export async function buildCommit(commit, folder, environment = {}) {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit])
  // Node.js finds packages in the folders above, but .parcelrc has to name a file: Parcel doesn't find Gatsby's package by name.
  const config = 'node_modules/gatsby-parcel-config'
  mkdirSync(path.join(folder, 'node_modules'))
  symlinkSync(path.resolve(config), path.join(folder, config))
  await buildFolder(folder, environment)
}

/**
 * Builds the project in a folder that `buildCommit` has made.
 *
 * @param {string} folder
 * @param {Record<string, string | undefined>} [environment]
 */
export async function buildFolder(folder, environment = {}) {
  const env = { ...buildMemory, SOURCES: 'bundled', OPENAPI_URL: undefined, NETLIFY: undefined, ...environment }
  await run(process.execPath, [path.resolve('node_modules/gatsby/cli.js'), ...buildCommand(environment)], {
    cwd: folder,
    env,
    hint: 'The site was not built; the messages above say why.',
  })
}
