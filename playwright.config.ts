import { defineConfig } from '@playwright/test'

// Another checkout on the same machine may be testing as well: E2E_PORT=9322 npm test -- browser
const port = Number(process.env.E2E_PORT ?? 9321)

/** Browser tests: one Chromium, the built site, and nothing from elsewhere. `npm test` installs both and builds. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails now and then is a test to repair, or a site to.
  retries: 0,
  timeout: 30_000,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'node_modules/.cache/unleash-docs/browser.json' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
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
