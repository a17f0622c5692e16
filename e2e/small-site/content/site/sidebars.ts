import type { Sidebars } from '../../../../plugins/gatsby-source-site/types'

export const sidebars = {
  docs: [
    { page: '/', label: 'Welcome' },
    '/quickstart',
    { category: 'Reference', page: '/reference', entries: ['/reference/sdks'] },
    { category: 'API', page: '/reference/api/unleash', entries: [{ generated: 'api-tags' }] },
  ],
  v4: ['/v4', '/v4/quickstart'],
} satisfies Sidebars
