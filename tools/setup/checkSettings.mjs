import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StepError } from './command.mjs'

/** Their files are imported by gatsby-config.ts. */
const folders = ['content/data', 'content/site']

/** Gatsby's compilers read a path as a pattern or a URL: `docs (copy)` and `docs#2` can't be built, and no message says why. */
const unusableCharacters = /[()[\]{}!#%*?]/

/** What Gatsby writes. It stops with a stack trace where it can't. */
const written = ['.cache', 'public', 'node_modules/.cache', 'src/gatsby-types.d.ts']

/**
 * Throws an error if this user can't write what Gatsby writes: in a checkout that is read-only, or after a build by another user.
 *
 * @param {string} root
 * @param {(path: string, mode: number) => void} [access] throws where a file or folder can't be used
 */
export function requireWritable(root, access = accessSync) {
  const isLocked = (/** @type {string} */ file) => {
    try {
      access(file, constants.W_OK)
      return false
    } catch {
      return true
    }
  }
  const locked = new Set(written.map((name) => nearestExisting(path.resolve(root, name))).filter(isLocked))
  if (locked.size > 0)
    throw new StepError(
      `Gatsby has to write to files that this user can't change:\n  ${[...locked].join('\n  ')}\n` +
        'If another user has built the site here, delete .cache, public and node_modules/.cache as that user, or take over the folder with ' +
        '"sudo chown -R $(id -u) .". If the checkout is read-only, copy it to another folder.',
    )
}

/** @param {string} file @returns {string} the file itself, or the nearest folder around it */
function nearestExisting(file) {
  return existsSync(file) ? file : nearestExisting(path.dirname(file))
}

/**
 * Throws an error if Gatsby can't build in this folder, or one with all files that are not valid TypeScript. Gatsby would
 * stop at the first one and name no line.
 *
 * @param {string} [root]
 */
export async function checkSettings(root = '.') {
  const folder = path.resolve(root)
  const [character] = unusableCharacters.exec(folder) ?? []
  if (character !== undefined)
    throw new StepError(
      `Gatsby can't build in this folder, as its path contains "${character}": ${folder}\n` +
        'Move the project to a folder without any of the characters ( ) [ ] { } ! # % * ?',
    )
  requireWritable(root)
  // `npm start` loads this file before packages are installed.
  const { transform } = await import('esbuild')
  const problems = await Promise.all(
    filesIn(root).map((file) =>
      transform(readFileSync(path.join(root, file), 'utf8'), { loader: 'ts', logLevel: 'silent' }).then(
        () => [],
        ({ errors = [] }) =>
          errors.map(
            ({ text, location }) =>
              `${file}:${location?.line ?? 1}\n  ${text}.\n  Correct this line, or the end of the one above it.`,
          ),
      ),
    ),
  )
  const found = problems.flat()
  if (found.length > 0)
    throw new StepError(`Some files can't be read, as they are not valid TypeScript:\n\n${found.join('\n\n')}`)
}

/** @param {string} root */
function filesIn(root) {
  return (
    folders
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      // Emacs keeps a link to nothing, `.#lists.ts`, beside a file with unsaved changes.
      .filter((file) => file.endsWith('.ts') && !path.basename(file).startsWith('.'))
      .sort((a, b) => a.localeCompare(b))
  )
}
