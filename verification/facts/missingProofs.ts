import { sdkCapabilities } from '../../content/data/sdkCapabilities'
import { sdks } from '../../content/data/sdks'
import { tryGit } from './git'

/**
 * Cells of the SDK matrix whose proof is not there: a file at a tag of the SDK's repository, and at least so many lines.
 *
 * @param cloneOf the folder of a repository below github.com/Unleash.
 */
export function missingProofs(cloneOf: (repository: string) => string): string[] {
  return sdkCapabilities.flatMap(({ name, capabilities }) =>
    Object.entries(capabilities).flatMap(([sdk, { proof }]) => {
      const repository = sdks.find((each) => each.name === sdk)?.repository ?? sdk
      return hasLine(cloneOf(repository), proof) ? [] : [`${name} > ${sdk}: ${repository} has no ${proof}`]
    }),
  )
}

function hasLine(clone: string, proof: string): boolean {
  const [, revision = '', file = '', line = '1'] = /^([^/]+)\/([^#]+)(?:#L(\d+))?$/.exec(proof) ?? []
  const text = tryGit(clone, 'show', `${revision}:${file}`)
  return text !== undefined && text.split('\n').length >= Number(line)
}
