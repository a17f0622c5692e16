import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const tests = ['src', 'plugins', 'tools']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`))
  .filter((file) => /^src\/.*\.test\.tsx?$|^plugins\/.*\.test\.ts$|^tools\/.*\.test\.(ts|mjs)$/.test(file) && !file.includes('/node_modules/'))

/** What a test file may leave behind for the next one in the same process: mocked modules, replaced globals, another folder. */
const changesGlobals = /\bvi\.(?!fn\b|waitFor\b)\w+|\bprocess\.(chdir|env)\b|\bglobalThis\b|\bdefineProperty\b/

/** Most files share the modules of one process, which saves a third of the processor time. */
const isolated = tests.filter((file) => changesGlobals.test(readFileSync(file, 'utf8')))
const shared = tests.filter((file) => !isolated.includes(file))

export default defineConfig({
  test: {
    environment: 'node',
    // A busy machine must not fail tests.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
})
