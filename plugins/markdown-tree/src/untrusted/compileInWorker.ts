import { once } from 'node:events'
import path from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import type { UntrustedOptions } from '../compileUntrusted'
import type { CompiledText } from './compileText'
import type { Question, Report, Task } from './textWorker'

/** Sources of the worker: it needs one file, and Gatsby bundles this plugin into its own. */
const folder = path.resolve('plugins/markdown-tree/src/untrusted')
/** In milliseconds. */
const tick = 50
/** A thread that gets no processor time on a busy machine has up to this many times the limit. */
const maxFactor = 10

interface Thread {
  worker: Worker
  /** For questions: only this thread has the functions that resolve links and images. */
  port: MessagePort
}

let code: string | undefined
let thread: Thread | undefined
/** One document at a time: all of them together take less time than a second thread needs to start. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Compiles Markdown in another thread, which is stopped when it exceeds the time limit.
 * @param seconds of processor time; time in which this thread is busy with something else doesn't count
 * @throws with a sentence for the author
 */
export function compileInWorker(markdown: string, options: UntrustedOptions, seconds: number): Promise<CompiledText> {
  const result = queue.then(() => compile(markdown, options, seconds))
  queue = result.catch(() => undefined)
  return result
}

async function compile(markdown: string, options: UntrustedOptions, seconds: number): Promise<CompiledText> {
  thread ??= await startThread()
  const { worker, port } = thread
  const stop = new AbortController()
  const started = process.cpuUsage()
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    const waited = (ticks * tick) / 1000
    // That of all threads, but the others have little to do while this one is waiting.
    const { user, system } = process.cpuUsage(started)
    if (waited > seconds && ((user + system) / 1e6 >= seconds || waited > seconds * maxFactor)) stop.abort()
  }, tick)
  const resolve = ({ kind, url, line }: Question) => {
    port.postMessage(kind === 'link' ? options.resolveLink(url, line) : options.resolveImage(url))
  }
  port.on('message', resolve)
  worker.ref()
  try {
    const { idPrefix, isPage } = options
    worker.postMessage({ markdown, idPrefix, isPage } satisfies Task)
    const [report] = (await once(worker, 'message', { signal: stop.signal })) as [Report]
    if ('failure' in report) throw new Error(report.failure)
    return report
  } catch (error) {
    thread = undefined
    await worker.terminate()
    throw stop.signal.aborted ? new Error(`It takes more than ${Math.ceil(seconds)} s to compile.`) : error
  } finally {
    clearInterval(timer)
    port.off('message', resolve)
    // An idle thread must not keep the build from ending.
    worker.unref()
    port.unref()
  }
}

/** Ready when it has loaded its code, which doesn't count as time of the first text. */
async function startThread(): Promise<Thread> {
  code ??= buildSync({
    entryPoints: [path.join(folder, 'textWorker.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    // It finds its grammars by their paths.
    external: ['prismjs'],
    logLevel: 'silent',
  }).outputFiles[0]?.text
  const { port1: port, port2 } = new MessageChannel()
  const worker = new Worker(code ?? '', {
    eval: true,
    workerData: { port: port2 },
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  await once(worker, 'message')
  return { worker, port }
}
