import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StepError } from '../../tools/setup/command.mjs'
import { git } from './git'

/** The files of a repository. */
export interface ProductSource {
  /** The text of a file; undefined where there is none. */
  read(file: string): string | undefined
  /** Paths of all files below a folder, or with an empty path of the repository. */
  list(folder: string): string[]
}

/**
 * Reads a working copy as it is, or a repository (bare or not) at a revision.
 *
 * @param revision `v5.8.0`; needed for a bare repository.
 * @throws StepError when the folder is neither, or does not have the revision.
 */
export function productSource(folder: string, revision?: string): ProductSource {
  if (revision !== undefined) return atRevision(folder, revision)
  if (!existsSync(folder) || existsSync(path.join(folder, 'objects'))) {
    throw new StepError(`${folder} isn't a working copy. For a bare repository, add --revision v5.8.0.`)
  }
  return {
    read: (file) => (existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : undefined),
    list: (below) =>
      readdirSync(path.join(folder, below), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(entry.parentPath))
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .sort(),
  }
}

function atRevision(folder: string, revision: string): ProductSource {
  const files = new Set(
    git(['-C', folder, 'ls-tree', '-r', '--name-only', revision], `${folder} has no revision "${revision}"`).split(
      '\n',
    ),
  )
  const texts = new Map<string, string>()
  return {
    read(file) {
      if (!files.has(file)) return undefined
      const text = texts.get(file) ?? git(['-C', folder, 'show', `${revision}:${file}`], `${file} could not be read`)
      texts.set(file, text)
      return text
    },
    list: (below) => [...files].filter((file) => below === '' || file.startsWith(`${below}/`)).sort(),
  }
}
