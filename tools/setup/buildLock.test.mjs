import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withBuildLock } from './buildLock.mjs'
import { run, StepError } from './command.mjs'

let root = ''
let options = { root, lockFile: '' }

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  options = { root, lockFile: path.join(root, 'node_modules/.cache/lock.json') }
  for (const name of ['.cache', 'public', 'content']) fs.mkdirSync(path.join(root, name))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const build = (work) => withBuildLock('npm run build', work, options)
const folders = () =>
  fs
    .readdirSync(root)
    .filter((name) => name !== 'node_modules')
    .sort()

/** A process that has ended. */
const endedProcess = () => spawnSync(process.execPath, ['--version']).pid

function leaveLock(content) {
  fs.mkdirSync(path.dirname(options.lockFile), { recursive: true })
  fs.writeFileSync(options.lockFile, content)
}

test('a second build does not begin while one is running', async () => {
  await build(async () => {
    await expect(build(() => Promise.resolve())).rejects.toThrow(
      new StepError(
        `"npm run build" is running in this folder (process ${process.pid}), and writes .cache and public as well. Wait until it has ended, or stop it. If process ${process.pid} is another program, delete ${options.lockFile}.`,
      ),
    )
  })
  expect(await build(() => Promise.resolve('built'))).toBe('built')
  expect(folders()).toEqual(['.cache', 'content', 'public'])
})

test('a build that fails leaves its cache', async () => {
  await expect(build(() => Promise.reject(new StepError('An error in a page.')))).rejects.toThrow('An error in a page.')
  await build(() => Promise.resolve())
  expect(folders()).toEqual(['.cache', 'content', 'public'])
})

test.each([
  ['of a build that was killed', () => JSON.stringify({ id: endedProcess(), command: 'npm run build' })],
  ['that was not written to its end', () => '{"id":'],
])('the next build starts without a cache after a lock %s', async (_case, content) => {
  leaveLock(content())
  await build(async () => expect(folders()).toEqual(['content']))
})

test('a program that is killed while it deletes an interrupted build leaves the rest to the next one', async () => {
  leaveLock(JSON.stringify({ id: endedProcess(), command: 'npm run build' }))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {
    throw new Error('Killed.')
  })
  await expect(withBuildLock('npm run develop', () => Promise.resolve(), options)).rejects.toThrow('Killed.')
  log.mockRestore()
  // No second program deletes the folders as well.
  await expect(build(() => Promise.resolve())).rejects.toThrow('is running in this folder')
  leaveLock(fs.readFileSync(options.lockFile, 'utf8').replace(String(process.pid), String(endedProcess())))
  await build(async () => expect(folders()).toEqual(['content']))
})

test('the next build starts without a cache when the program that builds was killed', async () => {
  const killed = () => run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])
  await expect(build(killed)).rejects.toThrow(StepError)
  // The lock is that of this process, which is still running.
  leaveLock(fs.readFileSync(options.lockFile, 'utf8').replace(String(process.pid), String(endedProcess())))
  await build(async () => expect(folders()).toEqual(['content']))
})

test('stopping gatsby develop leaves its cache', async () => {
  leaveLock(JSON.stringify({ id: endedProcess(), command: 'npm run develop' }))
  await build(() => Promise.resolve())
  expect(folders()).toEqual(['.cache', 'content', 'public'])
})

test('a build in a copy of the checkout starts without the cache of the original', async () => {
  await build(() => Promise.resolve())
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-'))
  fs.cpSync(root, copy, { recursive: true })
  const inCopy = { root: copy, lockFile: path.join(copy, 'lock.json') }
  await withBuildLock('npm run build', async () => expect(fs.existsSync(path.join(copy, '.cache'))).toBe(false), inCopy)
  await build(async () => expect(folders()).toEqual(['.cache', 'content', 'public']))
  fs.rmSync(copy, { recursive: true })
})

const megabytes = (count) => () => count * 1_000_000

test('a build does not begin on a disk that it would fill', async () => {
  const work = vi.fn()
  await expect(withBuildLock('npm run build', work, { ...options, freeBytes: megabytes(120) })).rejects.toThrow(
    new StepError(
      'The disk has 120 MB left; a build writes up to 300 MB. Free some space, then run "npm run build" again.',
    ),
  )
  expect(work).not.toHaveBeenCalled()
  expect(
    await withBuildLock('npm run clean', () => Promise.resolve('freed'), { ...options, freeBytes: megabytes(120) }),
  ).toBe('freed')
})

test('a build that fills the disk says so, and the next one starts without its cache', async () => {
  let free = 400
  const fill = () => {
    free = 2
    return Promise.reject(new StepError('The site was not built.'))
  }
  await expect(withBuildLock('npm run build', fill, { ...options, freeBytes: () => free * 1_000_000 })).rejects.toThrow(
    new StepError('The disk is full. Free some space, then run "npm run build" again: it starts without the cache.'),
  )
  leaveLock(fs.readFileSync(options.lockFile, 'utf8').replace(String(process.pid), String(endedProcess())))
  await build(async () => expect(folders()).toEqual(['content']))
})
