import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './tools/setup/install.mjs'

// Another checkout on the same machine may be testing as well: E2E_PORT=9322 npm test -- browser
const port = Number(process.env.E2E_PORT ?? 9321)

/** Browser tests: Chromium, the built site, and no other host. `npm test` installs the browser and builds the site. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A flaky test is a bug of the test or of the site. `npm test` tries once more, and names the flaky ones.
  retries: 0,
  timeout: 60_000,
  // Of each expectation: five seconds, the default, aren't enough while other work has the processors.
  expect: { timeout: 10_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'node_modules/.cache/unleash-docs/browser.json' },
    ],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A trace of every test costs a fifth of the time. To look into a failure: playwright test <file> --trace retain-on-failure
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArguments,
    },
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    command: `node node_modules/tsx/dist/cli.mjs tools/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 20_000,
  },
})
