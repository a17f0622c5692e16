import { test as base, expect } from '@playwright/test'
import { startFakeUnleash } from './fake/startFakeUnleash'
import { Tutorial } from './Tutorial'

interface Fixtures {
  /** Path of the page below content/docs. */
  file: string
  tutorial: Tutorial
}

/**
 * A tutorial, opened by a reader who has an Unleash: a fake one, or that at UNLEASH_URL, which has to be new. The test fails
 * also if the page has more to do than the test went through, or if the app logged an error, crashed, or if it or a command asked another host than the package registry.
 */
export const test = base.extend<Fixtures>({
  file: ['', { option: true }],
  tutorial: async ({ page, file }, use, testInfo) => {
    const problems: string[] = []
    page.on('console', (message) => {
      // Browsers request an icon by themselves.
      if (message.type() !== 'error' || message.location().url.endsWith('/favicon.ico')) return
      if (!message.text().startsWith(requestGivenUp)) problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
        problems.push(`asked ${request.url()}`)
    })
    const fake = process.env.UNLEASH_URL ? undefined : await startFakeUnleash()
    const tutorial = await Tutorial.open(`content/docs/${file}`, process.env.UNLEASH_URL ?? fake?.origin ?? '')
    try {
      await use(tutorial)
      problems.push(...(await tutorial.externalHosts()).map((host) => `a command sent a request to ${host}`))
    } finally {
      console.log(`\ncontent/docs/${file}\n${tutorial.done()}`)
      await page.close()
      await tutorial.close()
      await fake?.close()
    }
    const findings = {
      "lines that the test didn't reach": tutorial.unread(),
      'requests that Unleash rejected': fake?.refused ?? [],
      problems,
    }
    if (testInfo.status !== 'passed') return
    for (const [what, found] of Object.entries(findings)) expect(found, what).toEqual([])
  },
})

/**
 * unleash-proxy-client 3.3 logs as an error that it gave up a request for a newer one: when the customer changes while the SDK
 * asks, which it also does by itself every few seconds. Later versions are silent.
 */
const requestGivenUp = 'Unleash: unable to fetch feature toggles AbortError'

export { expect }
