import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** The workers are done at about the same time when the longest files, which are the smallest, start first. */
const longest = ['firstScenes', 'secondScenes', 'examples']

class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const rank = ({ moduleId }) =>
      longest.findIndex((name) => moduleId.endsWith(`/${name}.product.ts`)) + 1 || longest.length + 1
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

/**
 * Tests that need the running product: files whose names end with `.product.ts`. They are apart from the unit tests because the product may not be
 * installable on a machine. Each worker has its own server, which its files use one after the other.
 */
export default defineConfig({
  test: {
    include: ['verification/product/**/*.product.ts'],
    environment: 'node',
    globalSetup: 'verification/product/testing/prepareProduct.ts',
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    isolate: false,
    // Scenes keep two processors busy; the other files mostly wait, for servers and programs.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
