import type { Sidebars } from '../../../../plugins/gatsby-source-site/types'

export const sidebars = {
  docs: [
    { page: '/', label: 'Welcome' },
    '/quickstart',
    { category: 'Best practices', page: '/topics', entries: ['/how-to'] },
    { category: 'Tutorials', page: '/feature-flag-tutorials', entries: ['/feature-flag-tutorials/react'] },
    {
      category: 'Understanding Unleash',
      page: '/understanding-unleash',
      entries: [
        {
          category: 'Concepts',
          page: '/understanding-unleash/concepts',
          entries: [
            '/reference/feature-toggles',
            '/reference/segments',
            '/reference/service-accounts',
            '/reference/environments',
            '/reference/api-tokens-and-client-keys',
          ],
        },
      ],
    },
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
