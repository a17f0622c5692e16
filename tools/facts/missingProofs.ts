import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sdkCapabilities } from '../../content/data/sdkCapabilities'
import { sdks } from '../../content/data/sdks'

/**
 * Cells of the SDK matrix whose proof is not there: a file at a tag of the SDK's repository, and at least so many lines.
 *
 * @param folder holds a clone of each repository: `unleash-client-go`, or `Unleash+unleash-client-go/repo`.
 */
export function missingProofs(folder: string): string[] {
  return sdkCapabilities.flatMap(({ name, capabilities }) =>
    Object.entries(capabilities).flatMap(([sdk, { proof }]) => {
      const repository = sdks.find((each) => each.name === sdk)?.repository ?? sdk
      const clone = [repository, `Unleash+${repository}/repo`].map((part) => path.join(folder, part)).find(existsSync)
      if (clone === undefined) return [`${name} > ${sdk}: there is no clone of ${repository} in ${folder}`]
      return hasLine(clone, proof) ? [] : [`${name} > ${sdk}: ${repository} has no ${proof}`]
    }),
  )
}

function hasLine(clone: string, proof: string): boolean {
  const [, revision = '', file = '', line = '1'] = /^([^/]+)\/([^#]+)(?:#L(\d+))?$/.exec(proof) ?? []
  try {
    const text = execFileSync('git', ['-C', clone, 'show', `${revision}:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return text.split('\n').length >= Number(line)
  } catch {
    return false
  }
}
