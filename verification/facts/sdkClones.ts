import { existsSync } from 'node:fs'
import path from 'node:path'
import { git } from './git'

/**
 * Finds the clone of a repository in a folder, `unleash-client-go` or `Unleash+unleash-client-go/repo`, or makes one.
 * @returns a function of the repository's name below github.com/Unleash. It throws a StepError if the repository can't be cloned.
 */
export function sdkClones(folder: string, origin = 'https://github.com/Unleash'): (repository: string) => string {
  return (repository) => {
    const found = [repository, `Unleash+${repository}/repo`].map((part) => path.join(folder, part)).find(existsSync)
    if (found !== undefined) return found
    const clone = path.join(folder, repository)
    // Files are fetched when they are read: most proofs name one of a few.
    git(
      ['clone', '--quiet', '--bare', '--filter=blob:none', `${origin}/${repository}`, clone],
      `${repository} could not be cloned to ${folder}`,
    )
    return clone
  }
}
