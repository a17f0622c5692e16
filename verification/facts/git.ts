import { execFileSync } from 'node:child_process'
import { StepError } from '../../tools/setup/command.mjs'

/**
 * Runs git and returns what it prints.
 *
 * @throws StepError with the failure and git's message
 */
export function git(args: readonly string[], failure: string): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    throw new StepError(`${failure}: ${String((error as { stderr?: string }).stderr).trim()}`, { cause: error })
  }
}

/** What git prints in a folder; undefined when it fails. */
export function tryGit(folder: string, ...args: string[]): string | undefined {
  try {
    return git(['-C', folder, ...args], '')
  } catch {
    return undefined
  }
}
