import { spawn } from 'node:child_process'
import { quiet } from './quiet.mjs'
import { StepError } from './step.mjs'

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the foreground; its output is the terminal's. A signal that stops this process stops the program first.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ hint?: string, cwd?: string, env?: Record<string, string | undefined> }} [options] `hint` is what a person
 *   reads when the program fails
 * @returns {Promise<void>} rejects with a StepError when the program cannot be started or does not exit with 0
 */
export function run(command, args, { hint, cwd, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      cwd,
      env: { ...process.env, ...quiet, ...env },
      shell: process.platform === 'win32',
    })
    let stoppedBy
    const passOn = (signal) => {
      stoppedBy = signal
      child.kill(signal)
    }
    for (const signal of stopSignals) process.on(signal, passOn)
    child.on('error', (error) => reject(new StepError(`${command}: ${error.message}`)))
    child.on('close', (code, signal) => {
      for (const name of stopSignals) process.off(name, passOn)
      if (stoppedBy) process.kill(process.pid, stoppedBy)
      else if (code === 0) resolve()
      else reject(new StepError(hint ?? `${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}.`))
    })
  })
}

/**
 * Runs a program that a package of this project brings, by its file: no shell and no search path are involved.
 *
 * @param {string} file `eslint/bin/eslint.js`
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runPackage(file, args, options) {
  return run(process.execPath, [`node_modules/${file}`, ...args], options)
}
