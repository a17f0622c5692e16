import { fork, type ChildProcess } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { currentCacheFolder } from './cacheFolder'
import {
  hostEnvironment,
  hostOptions,
  type HostAction,
  type HostReport,
  type HostRequest,
  type HostSetup,
} from './hostOptions'
import { endProblem, ProductError, startProblem } from './productErrors'

export interface Host {
  /** See HostAction. */
  request: (action: HostAction) => Promise<void>
  /** Ends server and database, and keeps their folder. */
  end: () => Promise<void>
  /** Ends them and deletes their folder. */
  stop: () => Promise<void>
  /**
   * Keeps this process running as long as the server.
   *
   * @throws ProductError with the end of the log when the server has ended without `stop`
   */
  untilStopped: () => Promise<void>
}

/** A new folder for one instance. PostgreSQL, which may run as another user, writes its socket file into it. */
export async function instanceFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'unleash-product-'))
  await fs.chmod(folder, 0o1777)
  return folder
}

/**
 * Starts database and server in a process that ends with this one. Resolves when the server listens.
 *
 * @throws ProductError with the end of the log when one of them doesn't start
 */
export async function startHost(setup: HostSetup): Promise<Host> {
  const logFile = path.join(setup.folder, 'log')
  const file = await fs.open(logFile, 'w')
  const child = fork('verification/product/server/host.mjs', [JSON.stringify(hostOptions(setup))], {
    env: hostEnvironment(setup, process.env),
    // Its own process group: Ctrl+C reaches it through this process, which lets it stop in order.
    detached: true,
    execArgv: [],
    stdio: ['ignore', file.fd, file.fd, 'ipc'],
  })
  await file.close()
  let databaseId: number | undefined
  child.on('message', (report: HostReport) => {
    if (report.type === 'spawned') databaseId = report.databaseId
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      // It has stopped the database, unless something killed it.
      if (databaseId !== undefined) interrupt(databaseId)
      resolve()
    })
  })
  const failedPart = await untilReady(child, ended)
  if (failedPart) {
    const log = await readLog()
    await fs.rm(setup.folder, { recursive: true, force: true, maxRetries: 3 })
    throw new ProductError(startProblem(failedPart, log, currentCacheFolder()))
  }
  let lastId = 0
  let isEnding = false
  letThisProcessEnd()
  return { request, end, stop, untilStopped }

  async function request(action: HostAction): Promise<void> {
    const id = (lastId += 1)
    child.channel?.ref()
    try {
      const problem = await new Promise<string | undefined>((resolve, reject) => {
        const onMessage = (report: HostReport): void => {
          if (report.type !== 'done' || report.id !== id) return
          child.off('message', onMessage)
          resolve(report.problem)
        }
        child.on('message', onMessage)
        void ended.then(async () => reject(new ProductError(endProblem(await readLog()))))
        send({ ...action, id })
      })
      if (problem !== undefined) throw new ProductError(`The product could not ${action.action} its data: ${problem}`)
    } finally {
      letThisProcessEnd()
    }
  }

  async function untilStopped(): Promise<void> {
    child.ref()
    await ended
    if (!isEnding) throw new ProductError(endProblem(await readLog()))
  }

  async function end(): Promise<void> {
    isEnding = true
    child.ref()
    send({ id: 0, action: 'stop' })
    await ended
  }

  async function stop(): Promise<void> {
    await end()
    await fs.rm(setup.folder, { recursive: true, force: true, maxRetries: 3 })
  }

  function send(message: HostRequest): void {
    if (child.connected) child.send(message)
  }

  /** A product that runs must not keep this process running: it ends with this process. */
  function letThisProcessEnd(): void {
    child.unref()
    child.channel?.unref()
  }

  function readLog(): Promise<string> {
    return fs.readFile(logFile, 'utf8').catch(() => '')
  }
}

function interrupt(processId: number): void {
  try {
    process.kill(processId, 'SIGINT')
  } catch {
    // It has ended.
  }
}

/** @returns undefined when the server listens, or the part that failed */
function untilReady(child: ChildProcess, ended: Promise<void>): Promise<'database' | 'server' | undefined> {
  return new Promise((resolve) => {
    let part: 'database' | 'server' = 'database'
    child.on('message', (report: HostReport) => {
      if (report.type === 'database') part = 'server'
      if (report.type === 'ready') resolve(undefined)
    })
    child.once('error', () => resolve(part))
    void ended.then(() => resolve(part))
  })
}
