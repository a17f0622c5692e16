import type { Page } from '@playwright/test'
import { slowdown } from './measureLoad'

/**
 * Makes the workers of a page slower, as its processor would be: the browser's own slowdown knows the main thread alone. A
 * worker that worked on a message for 3 ms spins for 9 more before it responds, while the page continues.
 *
 * @param scripts urls of scripts of which one is the worker's.
 */
export async function slowWorkers(page: Page, scripts: readonly string[]): Promise<void> {
  await page.route(
    ({ pathname }) => scripts.includes(pathname),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: delay + (await response.text()) })
    },
  )
}

/** Prepended to a script, so that it gets the messages first. On a page it does nothing. */
const delay = `
if (typeof WorkerGlobalScope === 'function') {
  let started = 0
  self.addEventListener('message', () => { started = performance.now() })
  const post = self.postMessage.bind(self)
  self.postMessage = (message) => {
    const until = started + ${slowdown} * (performance.now() - started)
    while (performance.now() < until) continue
    post(message)
  }
}
`
