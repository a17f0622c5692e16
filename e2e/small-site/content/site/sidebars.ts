import type { Sidebars } from '../../../../plugins/gatsby-source-site/types'

export const sidebars = {
  docs: [{ page: '/', label: 'Welcome' }, '/quickstart', { category: 'Reference', page: '/reference', entries: ['/reference/sdks'] }],
  v4: ['/v4', '/v4/quickstart'],
} satisfies Sidebars
