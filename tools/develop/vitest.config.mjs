import { defineConfig } from 'vitest/config'

// Apart from the unit tests: it starts Gatsby, which takes a while and needs .cache/ for itself.
export default defineConfig({
  test: {
    include: ['tools/develop/*.e2e.ts'],
    environment: 'node',
    globalSetup: 'tools/setup/temporaryFolder.mjs',
    hookTimeout: 480_000,
    testTimeout: 30_000,
  },
})
