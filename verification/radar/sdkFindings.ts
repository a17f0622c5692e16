import type { ProductSource } from '../facts/productSource'
import { contentLines, linesThatSay, type ContentLine } from './contentLines'
import { lostNames } from './lostNames'
import type { Finding } from './radarFindings'
import { sourceLines } from './sourceLines'

/** What a newer tree of an SDK makes wrong on its pages: names in their code and prose, and defaults. */
export function sdkFindings(sdk: string, older: ProductSource, newer: ProductSource): Finding[] {
  const lines = contentLines().filter(({ page }) => isAbout(sdk, page))
  const [before, after] = [sourceLines(older, ['']), sourceLines(newer, [''])]
  return lostNames(namesIn(lines), codeOf(older), codeOf(newer)).map((change) => ({
    ...change,
    lines: linesThatSay(lines, change.name),
    source: (change.change === 'removed' ? before : after)(change.name),
  }))
}

/** The guide of an SDK, and other pages with its name in their path: `next-js` is that of `nextjs`, `ios-proxy` that of `ios`. */
function isAbout(sdk: string, page: string): boolean {
  return page.split('/').some((part) => part.replace(/^unleash-|-proxy$|-browser$/, '').replaceAll('-', '') === sdk)
}

/** Words that could be names in code: with a capital or an underscore inside. */
function namesIn(lines: readonly ContentLine[]): Set<string> {
  return new Set(lines.flatMap(({ text }) => text.match(/\b[A-Za-z]\w*(?:[a-z][A-Z]|_[a-z])\w*\b/g) ?? []))
}

function codeOf(source: ProductSource): string {
  return source
    .list('')
    .filter((file) => /\.(?:ts|tsx|js|py|go|rb|php|java|kt|cs|rs|swift|dart|vue|svelte)$/.test(file))
    .filter((file) => !/(?:^|\/)(?:tests?|spec|examples?|node_modules)\/|\.test\.|_test\./.test(file))
    .map((file) => source.read(file) ?? '')
    .join('\n')
}
