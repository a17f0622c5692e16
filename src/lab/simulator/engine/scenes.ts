import { comparisonGroups, type Comparison, type ComparisonGroup } from './compareRollouts'
import type { Count } from './expectation'
import { userCount, type Rollout } from './population'
import type { WeightedVariant } from './splitVariants'

/** What a simulator begins with: the attributes of the component for writers. */
export interface Scene {
  show: 'percentage' | 'group' | 'flags' | 'variants'
  group: string
  /** Of the second rollout; by default the same group, with "-2" after it where another one is needed. */
  otherGroup?: string
  /** `control 500, one-page 500` */
  variants?: string
}

/** The two rollouts that a simulator compares at first. One with variants uses the second. */
export function rolloutsOf({ show, group, otherGroup }: Scene): { first: Rollout; second: Rollout } {
  const rollout = (percentage: number): Rollout => ({ group, stickiness: 'userId', percentage, check: 1 })
  const other = otherGroup ?? `${group}-2`
  return {
    percentage: { first: rollout(10), second: rollout(25) },
    group: { first: rollout(25), second: { ...rollout(25), group: other } },
    flags: { first: rollout(50), second: { ...rollout(50), group: other } },
    variants: { first: rollout(100), second: rollout(100) },
  }[show]
}

/** Headings of the controls and of the rows of the table. */
export function labelsOf(show: Scene['show']): Record<ComparisonGroup | 'firstRollout' | 'secondRollout', string> {
  if (show === 'flags') {
    return {
      firstRollout: 'First flag',
      secondRollout: 'Second flag',
      both: 'Both flags',
      second: 'Only the second flag',
      first: 'Only the first flag',
      neither: 'Neither flag',
    }
  }
  return {
    firstRollout: 'Before',
    secondRollout: 'After',
    both: 'On before and after',
    second: 'On only after',
    first: 'On only before',
    neither: 'Off before and after',
  }
}

/** The result in a few words. */
export function summarize(show: Scene['show'], { both, first, second }: Comparison): string {
  const [kept, added, removed] = [both, second, first].map(({ users }) => formatNumber(users))
  return show === 'flags'
    ? `Users with both flags: ${kept}. With only the first: ${removed}. With only the second: ${added}.`
    : `Users added: ${added}. Users removed: ${removed}. Users who keep the feature: ${kept}.`
}

export function summarizeVariants(moved: number): string {
  return `Users with a different variant than at the start: ${formatNumber(moved)}.`
}

/** `toLocaleString` takes 30 times as long, for a dozen numbers each time that a slider moves. */
const numberFormat = new Intl.NumberFormat('en')

export function formatNumber(value: number): string {
  return numberFormat.format(value)
}

/** A row of the table: what it counts, how many users there are, and how many are usual. */
export interface Row {
  label: string
  users: string
  usual: string
}

export const tableHeads = ['Group of users', 'Users', 'Range for 95% of group IDs'] as const

/** @param comparison undefined before the first result: the table has its size already */
export function comparisonRows(show: Scene['show'], comparison: Comparison | undefined): Row[] {
  return comparisonGroups.map((group) => row(labelsOf(show)[group], comparison?.[group]))
}

/** @param counts undefined before the first result */
export function variantRows(variants: readonly WeightedVariant[], counts: readonly Count[] | undefined): Row[] {
  const rows = variants.map(({ name }, index) => row(name, counts?.[index]))
  const others = counts && formatNumber(userCount - counts.reduce((sum, { users }) => sum + users, 0))
  return [...rows, { label: 'No variant', users: others ?? '…', usual: '' }]
}

/** Nothing can vary at 0 % and at 100 %. */
function row(label: string, count: Count | undefined): Row {
  if (!count) return { label, users: '…', usual: '…' }
  const { users, low, high } = count
  return {
    label,
    users: formatNumber(users),
    usual: low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`,
  }
}
