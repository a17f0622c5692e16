import { defineConfig } from 'vitest/config'

/** Tests of the built site in Firefox and WebKitGTK, beside each other: files whose names end with `.engines.ts`. */
export default defineConfig({
  test: {
    include: ['verification/engines/*.engines.ts'],
    environment: 'node',
    globalSetup: 'verification/engines/prepareEngines.ts',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})
