import type { Sidebars } from '../../../../plugins/gatsby-source-site/types'

export const sidebars = {
  docs: [
    { page: '/', label: 'Welcome' },
    '/quickstart',
    { category: 'Reference', page: '/reference', entries: ['/reference/sdks'] },
    { category: 'API', page: '/reference/api/unleash', entries: [{ generated: 'api-tags' }] },
  ],
  'api-5-7': [
    {
      category: 'API 5.7',
      page: '/reference/api/unleash-5-7',
      entries: ['/reference/api/unleash-5-7/unleash-api', { generated: 'api-tags' }],
    },
  ],
  v4: ['/v4', '/v4/quickstart'],
} satisfies Sidebars
