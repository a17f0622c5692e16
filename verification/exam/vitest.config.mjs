import { defineConfig } from 'vitest/config'

/** The exam of the built site: files whose names end with `.exam.ts`. */
export default defineConfig({
  test: {
    include: ['verification/exam/*.exam.ts'],
    environment: 'node',
    testTimeout: 120_000,
    // All tasks, while other work has the processors.
    hookTimeout: 120_000,
  },
})
