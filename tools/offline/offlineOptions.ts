import { parseArgs } from 'node:util'
import { StepError } from '../setup/command.mjs'

export interface OfflineOptions {
  /** The path below which a server shows the edition, `/docs`; empty for its root. */
  base: string
  output: string
  /** Whether the result is a folder instead of a zip. */
  isFolder: boolean
}

/**
 * Reads the options of `npm run offline`.
 *
 * @param args of the command
 * @throws StepError for a base path that no URL can have, and TypeError for an unknown option
 */
export function readOfflineOptions(args: readonly string[]): OfflineOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string', default: '/' },
      output: { type: 'string' },
      folder: { type: 'boolean', default: false },
    },
  })
  const { folder: isFolder } = values
  const output = values.output ?? (isFolder ? 'unleash-docs' : 'unleash-docs.zip')
  if (output === '') throw new StepError('--output has no value. Name a file: --output unleash-docs.zip')
  if (isFolder && output.endsWith('.zip'))
    throw new StepError(`--folder writes a folder, and --output ${output} is a zip. Leave one of them out.`)
  return { base: readBase(values.base), output, isFolder }
}

/** Letters, digits and what URLs don't escape: the path is part of every link. */
const basePath = /^(?:\/[\w.~-]+)+$/

function readBase(given: string): string {
  const base = given.replace(/\/+$/, '')
  if (base === '' && given !== '') return ''
  const isPath = basePath.test(base) && !/\/\.{1,2}(?:\/|$)/.test(base)
  if (!isPath)
    throw new StepError(
      `--base "${given}" is not the path of a folder on a server. It begins with a slash and has no spaces: --base /docs`,
    )
  return base
}
