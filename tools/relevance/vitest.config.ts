import { defineConfig } from 'vitest/config'

/** Runs over the built site: `npm test -- relevance`. */
export default defineConfig({ test: { include: ['tools/relevance/relevance.e2e.ts'], environment: 'node' } })
