import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'plugins/**/*.test.ts', 'tools/**/*.test.{ts,mjs}'],
    environment: 'node',
  },
})
