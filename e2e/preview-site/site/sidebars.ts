import { sidebars as real } from '../../../content/site/sidebars'
import type { Sidebars } from '../../../plugins/gatsby-source-site/types'

export const sidebars: Sidebars = {
  ...real,
  'api-5-7': {
    title: 'API 5.7',
    page: '/reference/api/unleash-5-7',
    entries: ['/reference/api/unleash-5-7/unleash-api', { generated: 'api-tags' }],
  },
  'v5-7': { title: 'Version 5.7', page: '/v5-7', entries: ['/v5-7', '/v5-7/reference/feature-toggles'] },
  fr: { title: 'Français', page: '/fr', entries: ['/fr', '/fr/reference/feature-toggles'] },
}
