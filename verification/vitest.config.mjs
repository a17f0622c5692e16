import { defineConfig } from 'vitest/config'
import site from '../vitest.config.mjs'

const { projects: _projects, ...test } = site.test

/** Unit tests of this folder, which share the modules of a process: `npm test -- verification`. */
export default defineConfig({
  ...site,
  test: { ...test, include: ['verification/**/*.test.{ts,mjs}'], isolate: false },
})
