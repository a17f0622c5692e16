import type { FlagType } from '../../plugins/gatsby-source-facts/types'

/**
 * Types of feature flags and their lifetimes on a new instance, null for unlimited: the migration
 * 20200805091409-add-feature-toggle-type.js of the product. Texts are Markdown.
 */
export const flagTypes: FlagType[] = [
  {
    name: 'release',
    label: 'Release',
    useFor: 'Merging unfinished work and giving it to users step by step',
    lifetimeDays: 40,
  },
  {
    name: 'experiment',
    label: 'Experiment',
    useFor: 'Comparing versions of a feature, such as an [A/B test](/topics/a-b-testing)',
    lifetimeDays: 40,
  },
  {
    name: 'operational',
    label: 'Operational',
    useFor: 'Steering a technical change, for example a move to a new database',
    lifetimeDays: 7,
  },
  {
    name: 'kill-switch',
    label: 'Kill switch',
    useFor: 'Switching off a costly or fragile function in an emergency',
    lifetimeDays: null,
  },
  {
    name: 'permission',
    label: 'Permission',
    useFor: 'Giving functions to certain users or customers for good',
    lifetimeDays: null,
  },
]
