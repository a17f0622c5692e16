import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

/** An error that the user of a command can fix: its message is printed without a stack. Every other error is a bug. */
export class StepError extends Error {}

/**
 * Runs a command; a StepError, a package that isn't installed, and what `parseArgs` says about an option, is printed as a sentence,
 * and the exit code is 1.
 *
 * @param {() => void | Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main()
  } catch (error) {
    const isForUser = error instanceof StepError || String(error?.code).startsWith('ERR_PARSE_ARGS_')
    const missingPackage =
      error?.code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find package '[^']*'/.exec(error.message)?.[0]
    const isVerification = error?.message?.includes(path.join(process.cwd(), 'verification', path.sep))
    const install = isVerification ? 'npm ci --prefix verification' : 'npm install'
    if (missingPackage) console.error(`\n✗ ${missingPackage}. Install the packages: ${install}`)
    else console.error(isForUser ? `\n✗ ${error.message}` : error)
    process.exitCode = 1
  }
}

/**
 * Prints a title, does the work, and prints how long it took.
 *
 * @template Result
 * @param {string} title
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  console.log(`\n▸ ${title}`)
  const start = performance.now()
  const report = (outcome) => console.log(`  ${title}: ${outcome} ${formatSeconds(performance.now() - start)}`)
  try {
    const result = await work()
    report('done in')
    return result
  } catch (error) {
    report('failed after')
    throw error
  }
}

/** @param {number} milliseconds */
export function formatSeconds(milliseconds) {
  if (milliseconds < 90_000) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * Runs stages one after the other, the lanes of a stage beside each other, and the tasks of a lane one after the other. A failure
 * doesn't stop the others, so that one run tells everything that is wrong.
 *
 * @param {readonly (readonly (readonly (() => Promise<unknown>)[])[])[]} stages
 * @returns {Promise<void>} rejects when all tasks have ended, with a StepError that has the messages of all failures, and the stack
 * of an error that is a bug
 */
export async function runStages(stages) {
  const errors = []
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (tasks) => {
        for (const task of tasks) await task().catch((error) => errors.push(error))
      }),
    )
  }
  const texts = errors.map((error) => (error instanceof StepError ? error.message : error.stack))
  if (texts.length > 0) throw new StepError(texts.join('\n✗ '))
}

/** Environment variables for every program: quiet logs and no telemetry. */
export const quiet = {
  CI: '1',
  // With CI `gatsby develop` would run the queries of all pages when it starts, not of those that are opened.
  GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  // With CI some programs write colors into files as well.
  ...(!process.stdout.isTTY && !process.env.FORCE_COLOR && { NO_COLOR: '1' }),
}

export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program. A signal that stops this process stops the program first.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ hint?: string | ((output: string) => string | undefined), cwd?: string, env?: Record<string, string | undefined>,
 *   isBuffered?: boolean }} [options] `hint` is the message when the program fails, or makes one from its output. With
 *   `isBuffered` the output is printed when the program ends, so that programs that run beside each other do not mix theirs.
 * @returns {Promise<void>} rejects with a StepError when the program cannot be started or does not exit with 0
 */
export function run(command, args, { hint, cwd, env, isBuffered = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      cwd,
      env: { ...process.env, ...quiet, ...env },
      shell: process.platform === 'win32',
    })
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
    let stoppedBy
    const forward = (signal) => {
      stoppedBy = signal
      child.kill(signal)
    }
    for (const signal of stopSignals) process.on(signal, forward)
    child.on('error', (error) => reject(new StepError(`${command} could not be started: ${error.message}`)))
    child.on('close', (code, signal) => {
      for (const name of stopSignals) process.off(name, forward)
      const output = Buffer.concat(chunks)
      process.stdout.write(output)
      if (stoppedBy) process.kill(process.pid, stoppedBy)
      else if (code === 0) resolve()
      else {
        const message = typeof hint === 'function' ? hint(output.toString()) : hint
        const ending = `${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}.`
        reject(new StepError(message ?? ending))
      }
    })
  })
}

/**
 * Runs the program of an installed package by its file, without a shell and without the search path.
 *
 * @param {string} file `stylelint/bin/stylelint.mjs`
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function runPackage(file, args, options) {
  if (!existsSync(`node_modules/${file}`))
    throw new StepError(`node_modules/${file} is missing. Install the packages again: npm ci`)
  await run(process.execPath, [`node_modules/${file}`, ...args], options)
}

/**
 * The port of `--port 9001`, or the default.
 *
 * @param {string | undefined} value
 * @param {number} fallback
 */
export function portOption(value, fallback) {
  if (value === undefined) return fallback
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new StepError(`--port ${value} is not a port. Use a number from 1 to 65535.`)
}

/**
 * Whether nothing listens on a port of this machine yet.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/**
 * Throws a StepError when a program listens on the port.
 *
 * @param {number} port
 * @param {string} command that takes another one
 */
export async function requireFreePort(port, command) {
  if (await isPortFree(port)) return
  throw new StepError(
    `Port ${port} is already in use, perhaps by another start of this site. Stop that program, or choose another port: ${command} -- --port ${port + 1}`,
  )
}

/**
 * A port of this machine that nothing listens on now.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
