import { beforeAll, describe, inject } from 'vitest'
import { startProduct, type Product, type ProductOptions } from '../server/startProduct'

/** Tests that need the product: skipped where it can't be installed. */
export const describeProduct = describe.skipIf(inject('productProblem') !== undefined)

interface Running {
  key: string
  product: Promise<Product>
}

/** Files of a worker share it, also when they don't share modules. */
const shared = globalThis as { runningProduct?: Running }

/**
 * For the start of a `describeProduct`: starts the product before its tests, or restores the data of the one that an earlier file has
 * started with the same options. It ends with the worker.
 *
 * @returns the product, for the tests
 */
export function useProduct(options: Omit<ProductOptions, 'port'> = {}): () => Product {
  let product: Product | undefined
  beforeAll(async () => {
    product = await productWith(options)
  })
  return () => {
    if (!product) throw new Error('The product is started before the first test: use it inside of a test or a hook.')
    return product
  }
}

async function productWith({ seed = false, ...others }: ProductOptions): Promise<Product> {
  const options = { seed, ...others }
  const key = JSON.stringify(options)
  const present = shared.runningProduct
  if (present?.key === key) {
    const product = await present.product
    await product.reset()
    return product
  }
  await (await present?.product)?.stop()
  const running: Running = { key, product: startProduct(options).then(forOneFile) }
  shared.runningProduct = running
  return running.product

  /** A file that keeps its data as the state to restore leaves a server that no other file can use. */
  function forOneFile(product: Product): Product {
    const keep = async (): Promise<void> => {
      running.key = 'kept'
      await product.keep()
    }
    return { ...product, keep }
  }
}
