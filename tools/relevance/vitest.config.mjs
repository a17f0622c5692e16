import { defineConfig } from 'vitest/config'

/** Runs over the built site: `npm test -- relevance`. */
export default defineConfig({
  test: {
    include: ['tools/relevance/relevance.e2e.ts'],
    environment: 'node',
    // All queries are asked before the first test.
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
})
