import path from 'node:path'
import { currentCacheFolder } from '../server/cacheFolder'
import { ProductUnavailable } from '../server/productErrors'
import type { Product } from '../server/startProduct'
import { readApi } from './api'
import type { Runner } from './runPage'
import { installSdks } from './sdks'

/** Everything that `runPage` needs beside the product: the API document and the SDKs, which are installed once. */
export async function createRunner(product: Product, log: (line: string) => void): Promise<Runner> {
  const sdks = await installSdks(log).catch((error: unknown) => {
    if (error instanceof ProductUnavailable) return undefined
    throw error
  })
  return {
    product,
    api: readApi(),
    hasSdks: sdks !== undefined,
    folder: path.join(sdks ?? currentCacheFolder(), `run-${process.pid}`),
  }
}
