import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StepError } from './command.mjs'

const buildCommand = 'npm run build'
const cleanCommand = 'npm run clean'

const megabyte = 1_000_000
/** What a clean build writes, in megabytes: 140 into `.cache`, 95 into `public`, and space for temporary files. */
const neededMegabytes = 300
/** A program that fails with less space than this has probably failed for lack of it. */
const fullMegabytes = 30

/**
 * Does something that writes `.cache` and `public`, which only one program may do at a time. The lock of a build that was killed or
 * filled the disk stays: Gatsby and we may have noted as written what isn't, so the next build starts without them.
 *
 * @template Result
 * @param {string} command as the user knows it
 * @param {() => Promise<Result>} work
 * @param {{ lockFile: string, root?: string, freeBytes?: (folder: string) => number }} options the file belongs to the folder `root`
 * @returns {Promise<Result>} rejects with a StepError while another program has the lock, and when the disk is full
 */
export async function withBuildLock(command, work, { lockFile, root = '.', freeBytes = freeBytesOf }) {
  const holder = holderOf(lockFile)
  if (holder && isRunning(holder.id)) throw new StepError(refusal(holder, lockFile))
  rmSync(lockFile, { force: true })
  const reason = holder?.command === buildCommand ? 'The last build was interrupted' : reasonOfMove(root)
  // Until the folders are deleted, the lock is that of a build: if this is killed meanwhile, the next one deletes what is left.
  createLock(lockFile, reason ? buildCommand : command)
  if (reason) {
    console.log(`  ${reason}, so this one starts without its cache.`)
    for (const name of ['.cache', 'public']) rmSync(path.join(root, name), { recursive: true, force: true })
    writeFileSync(lockFile, lockOf(command))
  }
  const free = freeBytes(root) / megabyte
  if (command !== cleanCommand && free < neededMegabytes) {
    rmSync(lockFile, { force: true })
    throw new StepError(
      `The disk has ${Math.floor(free)} MB left; a build writes up to ${neededMegabytes} MB. Free some space, then run "${command}" again.`,
    )
  }
  let isIncomplete = false
  try {
    const result = await work()
    if (existsSync(path.join(root, '.cache'))) writeFileSync(path.join(root, folderFile), path.resolve(root))
    return result
  } catch (error) {
    const isFull = freeBytes(root) / megabyte < fullMegabytes
    isIncomplete = isFull || (error instanceof StepError && error.signal !== undefined)
    throw isFull
      ? new StepError(`The disk is full. Free some space, then run "${command}" again: it starts without the cache.`)
      : error
  } finally {
    if (!isIncomplete) rmSync(lockFile, { force: true })
  }
}

/** @param {string} lockFile @param {string} command */
function createLock(lockFile, command) {
  mkdirSync(path.dirname(lockFile), { recursive: true })
  try {
    // Fails if another program has created it meanwhile.
    writeFileSync(lockFile, lockOf(command), { flag: 'wx' })
  } catch (error) {
    const winner = holderOf(lockFile)
    throw winner ? new StepError(refusal(winner, lockFile)) : error
  }
}

/** @param {string} command */
function lockOf(command) {
  return JSON.stringify({ id: process.pid, command })
}

/** Where the cache was written: its nodes have the paths of files. */
const folderFile = '.cache/checkout.txt'

/** @param {string} root */
function reasonOfMove(root) {
  const file = path.join(root, folderFile)
  const folder = existsSync(file) ? readFileSync(file, 'utf8') : path.resolve(root)
  return folder === path.resolve(root) ? undefined : `The last build ran in ${folder}`
}

/** @param {string} folder @returns {number} that this user can write */
function freeBytesOf(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
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
