import type { TestProject } from 'vitest/node'
import { ProductUnavailable } from '../server/productErrors'
import { installProduct } from '../server/startProduct'
import { addSkipReason } from '../../skipReasons'

declare module 'vitest' {
  interface ProvidedContext {
    /** Why the product can't be installed on this machine. */
    productProblem: string | undefined
  }
}

/** Installs the product before the first test, so that the time this takes is nobody's timeout. Without it, its tests are skipped. */
export default async function prepareProduct(project: TestProject): Promise<void> {
  const problem = await installProblem()
  project.provide('productProblem', problem)
  if (problem !== undefined) addSkipReason('product', problem)
}

async function installProblem(): Promise<string | undefined> {
  try {
    await installProduct({ log: (line) => void process.stdout.write(`${line}\n`) })
  } catch (error) {
    if (error instanceof ProductUnavailable) return error.message
    throw error
  }
}
