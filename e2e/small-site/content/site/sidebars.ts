import type { Sidebars } from '../../../../plugins/gatsby-source-site/types'

export const sidebars = {
  docs: {
    title: 'Docs',
    page: '/quickstart',
    entries: [
      { page: '/', label: 'Welcome' },
      '/quickstart',
      { page: '/topics', label: 'Best practices' },
      '/reference',
      '/reference/sdks',
      '/understanding-unleash',
      { category: 'Tutorials', page: '/feature-flag-tutorials', entries: ['/feature-flag-tutorials/react'] },
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
      {
        category: 'Where parts of the site lead',
        folded: true,
        entries: [
          '/contributing',
          '/reference/code',
          '/reference/components',
          '/how-to',
          '/how-to/how-to-create-personal-access-tokens',
          '/how-to/how-to-enable-openapi',
          '/how-to/how-to-use-the-admin-api',
          '/reference/event-types',
          '/reference/front-end-api',
          '/reference/rbac',
          '/using-unleash/deploy',
          '/using-unleash/troubleshooting',
          '/using-unleash/troubleshooting/error-messages',
        ],
      },
    ],
  },
  api: {
    title: 'API',
    page: '/reference/api/unleash',
    entries: ['/reference/api/unleash/unleash-api', { generated: 'api-tags' }],
  },
  'api-5-7': {
    title: 'API 5.7',
    page: '/reference/api/unleash-5-7',
    entries: ['/reference/api/unleash-5-7/unleash-api', { generated: 'api-tags' }],
  },
  v4: { title: 'Version 4', page: '/v4', entries: ['/v4', '/v4/quickstart'] },
  fr: { title: 'Français', page: '/fr', entries: ['/fr', '/fr/quickstart'] },
} satisfies Sidebars
