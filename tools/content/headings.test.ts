import { expect, test } from 'vitest'
import { pageTexts } from './codeFences'

/**
 * A search result or an entry of the browser's history shows a heading without its page, so it has to name its subject. SDK guides are
 * not included: they have the same sections, which pages link to in all of them (`bundledGuides.test.ts`).
 */
test('no heading is on two pages', () => {
  const pagesByHeading = new Map<string, Set<string>>()
  for (const [file, text] of pageTexts()) {
    const prose = text.replaceAll(/^( *)(`{3,}).*\n[^]*?^\1\2 *$/gm, '')
    for (const [, heading = ''] of prose.matchAll(/^##+ (.+?)(?: \[#[^\]]*\])?$/gm)) {
      pagesByHeading.set(heading, (pagesByHeading.get(heading) ?? new Set()).add(file))
    }
  }
  const twins = [...pagesByHeading].filter(([, pages]) => pages.size > 1)
  expect(twins.map(([heading, pages]) => `"${heading}" is on ${pages.size} pages: ${[...pages].join(', ')}`)).toEqual(
    [],
  )
})
