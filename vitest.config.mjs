import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'plugins/**/*.test.ts', 'tools/**/*.test.{ts,mjs}'],
    environment: 'node',
    // A busy machine must not fail tests.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
