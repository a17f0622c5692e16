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
  const child = await forkHost(setup)
  const ended = untilEnded(child)
  const failedPart = await untilReady(child, ended)
  if (failedPart) {
    const log = await readLog(setup.folder)
    await fs.rm(setup.folder, { recursive: true, force: true, maxRetries: 3 })
    throw new ProductError(startProblem(failedPart, log, currentCacheFolder()))
  }
  return new Host(child, ended, setup.folder)
}

/** Database and server, which run. */
export class Host {
  private lastId = 0
  private isEnding = false

  /**
   * @param child the process that runs both
   * @param ended resolves when it has ended
   * @param folder of this instance
   */
  constructor(
    private readonly child: ChildProcess,
    private readonly ended: Promise<void>,
    private readonly folder: string,
  ) {
    this.letThisProcessEnd()
  }

  /** See HostAction. */
  async request(action: HostAction): Promise<void> {
    this.lastId += 1
    this.child.channel?.ref()
    try {
      const problem = await this.answerTo({ ...action, id: this.lastId })
      if (problem !== undefined) throw new ProductError(`The product could not ${action.action} its data: ${problem}`)
    } finally {
      this.letThisProcessEnd()
    }
  }

  /**
   * Keeps this process running as long as the server.
   *
   * @throws ProductError with the end of the log when the server has ended without `stop`
   */
  async untilStopped(): Promise<void> {
    this.child.ref()
    await this.ended
    if (!this.isEnding) throw await this.endError()
  }

  /** Ends server and database, and keeps their folder. */
  async end(): Promise<void> {
    this.isEnding = true
    this.child.ref()
    this.send({ id: 0, action: 'stop' })
    await this.ended
  }

  /** Ends them and deletes their folder. */
  async stop(): Promise<void> {
    await this.end()
    await fs.rm(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }

  /** The problem that the process reports; undefined when it has done what was requested. */
  private answerTo(request: HostRequest): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      const onMessage = (report: HostReport): void => {
        if (report.type !== 'done' || report.id !== request.id) return
        this.child.off('message', onMessage)
        resolve(report.problem)
      }
      this.child.on('message', onMessage)
      void this.ended.then(async () => reject(await this.endError()))
      this.send(request)
    })
  }

  private send(message: HostRequest): void {
    if (this.child.connected) this.child.send(message)
  }

  /** A product that runs must not keep this process running: it ends with this process. */
  private letThisProcessEnd(): void {
    this.child.unref()
    this.child.channel?.unref()
  }

  private async endError(): Promise<ProductError> {
    return new ProductError(endProblem(await readLog(this.folder)))
  }
}

async function forkHost(setup: HostSetup): Promise<ChildProcess> {
  const log = await fs.open(logFile(setup.folder), 'w')
  const child = fork('verification/product/server/host.mjs', [JSON.stringify(hostOptions(setup))], {
    env: hostEnvironment(setup, process.env),
    // Its own process group: Ctrl+C reaches it through this process, which lets it stop in order.
    detached: true,
    execArgv: [],
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  })
  await log.close()
  return child
}

const logFile = (folder: string): string => path.join(folder, 'log')

function readLog(folder: string): Promise<string> {
  return fs.readFile(logFile(folder), 'utf8').catch(() => '')
}

/** Resolves when the process has ended. It has stopped the database, unless something killed it. */
function untilEnded(child: ChildProcess): Promise<void> {
  let databaseId: number | undefined
  child.on('message', (report: HostReport) => {
    if (report.type === 'spawned') databaseId = report.databaseId
  })
  return new Promise((resolve) => {
    child.once('exit', () => {
      if (databaseId !== undefined) interrupt(databaseId)
      resolve()
    })
  })
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
