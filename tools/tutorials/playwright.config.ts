import { defineConfig } from '@playwright/test'
import site from '../../playwright.config'

/** Apart from the browser tests of the site: each installs packages from npm and builds an app, which takes its time. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/tutorials',
  workers: 2,
  fullyParallel: true,
  forbidOnly: site.forbidOnly,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: site.reporter,
  use: site.use && { ...site.use, baseURL: undefined },
})
