import { defineConfig } from '@playwright/test'
import site from '../../playwright.config'

// The tutorials start their own servers.
const { webServer: _siteServer, ...options } = site

/** Apart from the browser tests of the site: each installs packages from npm and builds an app, which takes its time. */
export default defineConfig({
  ...options,
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/tutorials',
  timeout: 600_000,
  expect: { timeout: 20_000 },
  use: { ...options.use, baseURL: undefined },
})
