import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What every copy has: the code. */
const code = ['src', 'plugins', 'static', 'package.json', 'tsconfig.json']
/** Replaced as a whole, so that no file stays that the project no longer has. */
const replaced = ['src', 'plugins', 'static', 'content']

/**
 * Copies the code of the project into a folder below it, because Gatsby builds the current folder only. The folder keeps its cache.
 *
 * @param {string} folder ignored by git
 * @param {readonly string[]} content files and folders of the project's content that belong to it
 */
export function copyProject(folder, content) {
  for (const name of replaced) rmSync(path.join(folder, name), { recursive: true, force: true })
  const hooks = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  for (const name of [...code, ...hooks, ...content]) copyInto(folder, name)
}

/**
 * Copies with timestamps: Gatsby rebuilds files whose time has changed.
 *
 * @param {string} folder
 * @param {string} from
 * @param {string} [to] in that folder
 */
export function copyInto(folder, from, to = from) {
  cpSync(from, path.join(folder, to), { recursive: true, preserveTimestamps: true })
}
