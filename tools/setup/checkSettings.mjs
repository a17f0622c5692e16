import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StepError } from './command.mjs'

/** Their files are imported by gatsby-config.ts. */
const folders = ['content/data', 'content/site']

/**
 * Throws one error with all files that are not valid TypeScript. Gatsby would stop at the first one and name no line.
 *
 * @param {string} [root]
 */
export async function checkSettings(root = '.') {
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
