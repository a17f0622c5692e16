import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const tests = ['src', 'plugins', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  .filter(
    (file) =>
      /^src\/.*\.test\.tsx?$|^plugins\/.*\.test\.ts$|^tools\/.*\.test\.(ts|mjs)$/.test(file) &&
      !file.includes('/node_modules/'),
  )

/** Component tests have a document, in Happy DOM. */
const isComponentTest = (file) => file.endsWith('.dom.test.tsx')

/** What the next test file of the same process would notice: mocked modules, modules that are loaded again, replaced globals. */
const changesModules = /\bvi\.(mock|doMock|resetModules|stubGlobal)\b/

/** Nearly all files share the modules of one process: each that doesn't loads its own, which takes a second. */
const isolated = tests.filter((file) => changesModules.test(readFileSync(file, 'utf8')))
const shared = tests.filter((file) => !isolated.includes(file))

const components = { environment: 'happy-dom', setupFiles: 'src/ui/__fixtures__/componentTests.ts' }
const unitTestsOf = (files) => files.filter((file) => !isComponentTest(file))

export default defineConfig({
  // Vite's default adds `development`, for which the Markdown parser has a build that checks itself and takes twice as long.
  ssr: { resolve: { conditions: ['module', 'node'], externalConditions: ['node'] } },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    // Nothing of Gatsby runs in these tests, and loading it takes a second.
    alias: [
      { find: /^gatsby$/, replacement: fileURLToPath(new URL('src/platform/__fixtures__/gatsby.ts', import.meta.url)) },
    ],
    globalSetup: fileURLToPath(new URL('tools/setup/temporaryFolder.mjs', import.meta.url)),
    // A busy machine must not fail tests.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'shared', include: unitTestsOf(shared), isolate: false } },
      { extends: true, test: { name: 'isolated', include: unitTestsOf(isolated) } },
      {
        extends: true,
        test: { name: 'components', include: shared.filter(isComponentTest), isolate: false, ...components },
      },
      {
        extends: true,
        test: { name: 'isolated-components', include: isolated.filter(isComponentTest), ...components },
      },
    ],
  },
})
