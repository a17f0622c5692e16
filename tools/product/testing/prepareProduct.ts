import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { ProductUnavailable } from '../server/productErrors'
import { installProduct } from '../server/startProduct'

declare module 'vitest' {
  interface ProvidedContext {
    /** Why the product can't be installed on this machine. */
    productProblem: string | undefined
  }
}

/** Read by tools/test.mjs, which says it after the number of skipped tests. */
const problemFile = 'node_modules/.cache/unleash-docs/product-unavailable.txt'

/** Installs the product before the first test, so that the time this takes is nobody's timeout. Without it, its tests are skipped. */
export default async function prepareProduct(project: TestProject): Promise<void> {
  fs.rmSync(problemFile, { force: true })
  let problem: string | undefined
  try {
    await installProduct({ log: (line) => void process.stdout.write(`${line}\n`) })
  } catch (error) {
    if (!(error instanceof ProductUnavailable)) throw error
    problem = error.message
    process.stdout.write(`${problem}\n`)
    fs.mkdirSync(path.dirname(problemFile), { recursive: true })
    fs.writeFileSync(problemFile, problem)
  }
  project.provide('productProblem', problem)
}
