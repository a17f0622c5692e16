import { AxeBuilder } from '@axe-core/playwright'
import type { DocsSite } from './DocsSite'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of these standards that depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

interface Violations {
  light: string[]
  dark: string[]
}

export const noViolations: Violations = { light: [], dark: [] }

/** What axe finds on the page as it is now, rule and element: by all rules in light colors, by those about colors in dark ones. */
export async function axeViolations(site: DocsSite): Promise<Violations> {
  await site.showColors('light')
  const light = await analyze(axe(site).withTags(standards))
  await site.showColors('dark')
  const dark = await analyze(axe(site).withRules(colorRules))
  await site.showColors('light')
  return { light, dark }
}

/** What axe finds apart from colors: for a page whose colors were checked at another width. Comparing colors takes most of the time. */
export function structureViolations(site: DocsSite): Promise<string[]> {
  return analyze(axe(site).withTags(standards).disableRules(colorRules))
}

/** Legacy mode skips what pages with iframes of other hosts need, and half of the time: else each check opens a tab for its report. */
function axe({ page }: DocsSite): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
}

async function analyze(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
