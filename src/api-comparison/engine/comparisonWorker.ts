import { loadJson } from '../../platform/siteFiles'
import { compareDocuments, type Comparison } from './compareDocuments'
import type { JsonObject } from './json'
import { readDropped, sizeFault } from './readDropped'

export interface ComparisonTask {
  file: Blob
  /** Path of our document. */
  ours: string
}

export type ComparisonResult = { comparison: Comparison; fault?: undefined } | { comparison?: undefined; fault: string }

/** Each task is answered by its result. */
self.addEventListener('message', ({ data: task }: MessageEvent<ComparisonTask>) => {
  compareFile(task).then(
    (result) => self.postMessage(result),
    (error: unknown) => {
      const isTooDeep = error instanceof RangeError
      const fault = isTooDeep ? 'The document is nested too deeply to be compared.' : `The document could not be compared: ${String(error)}`
      self.postMessage({ fault } satisfies ComparisonResult)
    },
  )
})

async function compareFile({ file, ours }: ComparisonTask): Promise<ComparisonResult> {
  const fault = sizeFault(file.size)
  if (fault !== undefined) return { fault }
  const loading = loadJson(ours)
  // The fault of the file comes first.
  loading.catch(() => undefined)
  const { document, fault: mistake } = readDropped(await file.text())
  return document ? { comparison: compareDocuments((await loading) as JsonObject, document) } : { fault: mistake }
}
