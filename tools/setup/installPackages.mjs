import { readFileSync } from 'node:fs'
import { installReason } from './installedPackages.mjs'
import { run } from './run.mjs'
import { StepError, step } from './step.mjs'

/** Installs the packages of package-lock.json unless node_modules holds them already. */
export async function installPackages() {
  const wanted = readJson('package-lock.json')
  if (!wanted) throw new StepError('package-lock.json cannot be read. Run this from a complete checkout of the project.')
  const reason = installReason(wanted, readJson('node_modules/.package-lock.json'))
  if (!reason) return
  await step(`Installing packages (${reason})`, () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], {
      hint: 'The packages could not be installed; npm says above why. It needs the npm registry.',
    }),
  )
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
