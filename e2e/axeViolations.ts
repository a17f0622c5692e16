import { AxeBuilder } from '@axe-core/playwright'
import type { DocsSite } from './DocsSite'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong on the page as it is now: rule, and where. */
export async function axeViolations({ page }: DocsSite): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
