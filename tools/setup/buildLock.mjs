import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StepError } from './command.mjs'

const buildCommand = 'npm run build'

/**
 * Does something that writes `.cache` and `public`, which only one program may do at a time. The lock of a build that was killed
 * stays: Gatsby and we may have noted as written what isn't, so the next build starts without them.
 *
 * @template Result
 * @param {string} command as the user knows it
 * @param {() => Promise<Result>} work
 * @param {{ lockFile: string, root?: string }} options the file belongs to the folder `root`
 * @returns {Promise<Result>} rejects with a StepError while another program has the lock
 */
export async function withBuildLock(command, work, { lockFile, root = '.' }) {
  const holder = holderOf(lockFile)
  if (holder && isRunning(holder.id)) throw new StepError(refusal(holder, lockFile))
  rmSync(lockFile, { force: true })
  if (holder?.command === buildCommand) {
    console.log('  The last build was stopped before its end: this one starts without its cache.')
    for (const name of ['.cache', 'public']) rmSync(path.join(root, name), { recursive: true, force: true })
  }
  mkdirSync(path.dirname(lockFile), { recursive: true })
  try {
    // Fails if another program has created it meanwhile.
    writeFileSync(lockFile, JSON.stringify({ id: process.pid, command }), { flag: 'wx' })
  } catch (error) {
    const winner = holderOf(lockFile)
    throw winner ? new StepError(refusal(winner, lockFile)) : error
  }
  let wasKilled = false
  try {
    return await work()
  } catch (error) {
    wasKilled = error instanceof StepError && error.signal !== undefined
    throw error
  } finally {
    if (!wasKilled) rmSync(lockFile, { force: true })
  }
}

/** @param {{ id: number, command: string }} holder @param {string} lockFile */
function refusal({ id, command }, lockFile) {
  return `"${command}" is running in this folder (process ${id}), and writes .cache and public as well. Wait until it has ended, or stop it. If process ${id} is another program, delete ${lockFile}.`
}

/**
 * @param {string} lockFile
 * @returns {{ id: number, command: string } | undefined} a build for a file that was not written to its end
 */
function holderOf(lockFile) {
  let text
  try {
    text = readFileSync(lockFile, 'utf8')
  } catch {
    return undefined
  }
  try {
    const { id, command } = JSON.parse(text)
    return { id: Number(id), command: String(command) }
  } catch {
    return { id: NaN, command: buildCommand }
  }
}

/** @param {number} id of a process */
function isRunning(id) {
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    // Signal 0 is not sent.
    process.kill(id, 0)
    return true
  } catch (error) {
    // It runs, for another user.
    return error.code === 'EPERM'
  }
}
