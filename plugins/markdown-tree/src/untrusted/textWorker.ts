import { once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type CompiledText, compileText, type TextOptions } from './compileText'

/** Sent to the worker. */
export interface Task {
  markdown: string
  idPrefix: string
  isPage: boolean | undefined
}

/** Sent by the worker, which waits for the result: where a link or an image leads. */
export interface Question {
  kind: 'link' | 'image'
  url: string
  line?: number | undefined
}

export type Report = CompiledText | { failure: string }

const { port } = workerData as { port: MessagePort }

parentPort?.on('message', ({ markdown, idPrefix, isPage }: Task) => {
  const options: TextOptions = {
    idPrefix,
    isPage,
    resolveLink: (url, line) => ask({ kind: 'link', url, line }) as ReturnType<TextOptions['resolveLink']>,
    resolveImage: (url) => ask({ kind: 'image', url }) as ReturnType<TextOptions['resolveImage']>,
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

async function ask(question: Question): Promise<unknown> {
  port.postMessage(question)
  const [answer] = (await once(port, 'message')) as unknown[]
  return answer
}
