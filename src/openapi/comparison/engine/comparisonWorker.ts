import type { JsonObject } from '../../../../plugins/openapi-request'
import { loadJson } from '../../../platform/siteFiles'
import { compareDocuments, type Comparison } from './compareDocuments'
import { readDropped, sizeFault } from './readDropped'

export interface ComparisonTask {
  /** Without it, our document is loaded for the task that follows. */
  file?: Blob
  /** Path of our document. */
  ours: string
}

export type ComparisonResult = { comparison: Comparison; fault?: undefined } | { comparison?: undefined; fault: string }

/** Each task with a file is answered by its result. */
self.addEventListener('message', ({ data: { file, ours } }: MessageEvent<ComparisonTask>) => {
  const loading = loadJson(ours)
  // The fault of the file comes first.
  loading.catch(() => undefined)
  if (!file) return
  compareFile(file, loading).then(
    (result) => self.postMessage(result),
    (error: unknown) => {
      const isTooDeep = error instanceof RangeError
      const fault = isTooDeep
        ? 'The document is nested too deeply to be compared.'
        : `The document could not be compared: ${String(error)}`
      self.postMessage({ fault } satisfies ComparisonResult)
    },
  )
})

async function compareFile(file: Blob, loading: Promise<unknown>): Promise<ComparisonResult> {
  const fault = sizeFault(file.size)
  if (fault !== undefined) return { fault }
  const dropped = readDropped(await file.text())
  return dropped.document ? { comparison: compareDocuments((await loading) as JsonObject, dropped.document) } : dropped
}
