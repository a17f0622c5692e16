import { test as base, expect, type Page } from '@playwright/test'
import { DocsSite } from './DocsSite'

interface Fixtures {
  site: DocsSite
  /** Another tab of the same browser. */
  otherTab: DocsSite
  /** Messages of the console that a test expects, by a part of their text. */
  expectedErrors: string[]
}

/**
 * Every test has a reader at the site. When it ends, it fails also if the page logged an error or a warning, crashed, or
 * asked anything from another host.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  site: async ({ page, expectedErrors }, use) => {
    await useWatched(page, expectedErrors, use)
  },
  otherTab: async ({ context, expectedErrors }, use) => {
    await useWatched(await context.newPage(), expectedErrors, use)
  },
})

/** Chromium reports this as an error of the page when a link leads to a document that takes no part in transitions, such as a text. */
const transitionSkipped = 'ViewTransition opt-in disabled'

async function useWatched(page: Page, expectedErrors: string[], use: (site: DocsSite) => Promise<void>): Promise<void> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      problems.push(`request to another host: ${request.url()}`)
  })
  await use(new DocsSite(page))
  expect(
    problems.filter(
      (problem) => ![transitionSkipped, ...expectedErrors].some((expected) => problem.includes(expected)),
    ),
  ).toEqual([])
}

export { expect }
