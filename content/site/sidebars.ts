import type { Sidebars } from '../../plugins/gatsby-source-site/types'

/** What the sidebar shows, in order. A plain path takes its label from the page (`sidebarLabel`, else `title`). */
export const sidebars = {
  docs: [
    { page: '/', label: 'Welcome' },
    '/quickstart',
    {
      category: 'Best practices',
      page: '/topics',
      entries: ['/topics/a-b-testing'],
    },
    {
      category: 'Tutorials',
      page: '/feature-flag-tutorials',
      entries: ['/feature-flag-tutorials/react'],
    },
    {
      category: 'Understanding Unleash',
      page: '/understanding-unleash',
      entries: [
        '/understanding-unleash/unleash-overview',
        '/understanding-unleash/the-anatomy-of-unleash',
        {
          category: 'Concepts',
          page: '/reference',
          entries: [
            '/reference/activation-strategies',
            '/reference/api-tokens-and-client-keys',
            '/reference/environments',
            '/reference/feature-toggles',
            '/reference/feature-toggle-variants',
            '/reference/front-end-api',
            '/reference/projects',
            '/reference/segments',
            '/reference/stickiness',
            '/reference/strategy-constraints',
            '/reference/unleash-context',
          ],
        },
      ],
    },
    {
      category: 'Using Unleash',
      page: '/using-unleash',
      entries: [
        {
          category: 'API reference',
          page: '/reference/api/unleash',
          entries: ['/reference/api/unleash/unleash-api', { generated: 'api-tags' }],
        },
        {
          category: 'SDKs',
          page: '/reference/sdks',
          entries: [
            { category: 'Server-side SDKs', entries: [{ generated: 'server-side-sdks' }] },
            { category: 'Client-side SDKs', entries: [{ generated: 'client-side-sdks' }] },
          ],
        },
        {
          category: 'How-to guides',
          page: '/how-to',
          entries: [
            {
              category: 'Unleash API',
              page: '/how-to/api',
              entries: ['/how-to/how-to-create-api-tokens', '/how-to/how-to-use-the-admin-api'],
            },
            {
              category: 'Flags, strategies and context',
              page: '/how-to/misc',
              entries: ['/how-to/how-to-create-feature-toggles'],
            },
          ],
        },
        {
          category: 'Self-hosting',
          page: '/using-unleash/deploy',
          entries: ['/using-unleash/deploy/getting-started', '/using-unleash/deploy/configuring-unleash'],
        },
        {
          category: 'Troubleshooting',
          page: '/using-unleash/troubleshooting',
          entries: ['/using-unleash/troubleshooting/cors'],
        },
        '/reference/unleash-edge',
        '/reference/unleash-proxy',
      ],
    },
  ],
} satisfies Sidebars
