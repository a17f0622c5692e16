import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { type CompiledText, compileText } from './compileText'

/** Sent to the worker. */
export interface Task {
  markdown: string
  idPrefix: string
}

/** Sent by the worker, which waits for the result: where a link or an image leads. */
export interface Question {
  kind: 'link' | 'image'
  url: string
  line?: number | undefined
}

export type Report = CompiledText | { failure: string }

const { port, signal } = workerData as { port: MessagePort; signal: Int32Array }

parentPort?.on('message', ({ markdown, idPrefix }: Task) => {
  const options = {
    idPrefix,
    resolveLink: (url: string, line?: number) => ask({ kind: 'link', url, line }) as string | undefined,
    resolveImage: (url: string) => ask({ kind: 'image', url }) as { src: string } | { link: string } | undefined,
  }
  compileText(markdown, options).then(
    (compiled) => report(compiled),
    (error: unknown) => report({ failure: `It can't be compiled: ${(error as Error).message}` }),
  )
})
// Ready.
parentPort?.postMessage(undefined)

function report(result: Report): void {
  parentPort?.postMessage(result)
}

function ask(question: Question): unknown {
  Atomics.store(signal, 0, 0)
  port.postMessage(question)
  Atomics.wait(signal, 0, 0)
  return receiveMessageOnPort(port)?.message
}
