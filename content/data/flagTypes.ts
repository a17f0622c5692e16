import type { FactLists } from '../../plugins/gatsby-source-facts/types'

/**
 * Types of feature flags and their lifetimes on a new instance, null for unlimited: the migration
 * 20200805091409-add-feature-toggle-type.js of the product. Strings are Markdown.
 */
export const flagTypes: FactLists['flagTypes'] = [
  {
    name: 'release',
    label: 'Release',
    useFor: 'Merging unfinished work and releasing it to users gradually',
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
    useFor: 'Controlling a technical change, for example a migration to a new database',
    lifetimeDays: 7,
  },
  {
    name: 'kill-switch',
    label: 'Kill switch',
    useFor: 'Turning off an expensive or fragile feature in an emergency',
    lifetimeDays: null,
  },
  {
    name: 'permission',
    label: 'Permission',
    useFor: 'Giving certain users or customers permanent access to features',
    lifetimeDays: null,
  },
]
