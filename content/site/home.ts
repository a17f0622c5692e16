import type { Home } from '../../plugins/gatsby-source-site/types'

/** The home page, but for the code in content/docs/index.mdx. The SDKs come from content/site/sources.ts. */
export const home = {
  eyebrow: 'Open-source feature flags',
  lead: 'Ship code behind a feature flag. Then decide in which environment it’s on, and for whom, without a new deployment.',
  actions: [
    { label: 'Start in ten minutes', to: '/quickstart' },
    { label: 'How Unleash works', to: '/understanding-unleash/unleash-overview' },
  ],
  flag: {
    name: 'checkout-redesign',
    type: 'Release flag',
    environments: [
      { name: 'development', rule: 'On for 100% of users' },
      { name: 'production', rule: 'On for 25% of users in the Nordics' },
    ],
  },
  cardsTitle: 'Start here',
  cards: [
    {
      title: 'Quickstart',
      text: 'Run Unleash, create a flag and read it from your code, in about ten minutes.',
      to: '/quickstart',
      icon: 'start',
    },
    {
      title: 'Concepts',
      text: 'Flags, environments, strategies, segments and variants, and how they work together.',
      to: '/reference',
      icon: 'concepts',
    },
    {
      title: 'How-to guides',
      text: 'One task at a time, with pictures: tokens, roles, single sign-on, scheduled releases.',
      to: '/how-to',
      icon: 'guides',
    },
    {
      title: 'API reference',
      text: 'Every operation, with samples in nine languages and a console to try it.',
      to: '/reference/api/unleash',
      icon: 'api',
    },
    {
      title: 'Self-host',
      text: 'Install, configure, secure, back up and upgrade your own server.',
      to: '/using-unleash/deploy',
      icon: 'hosting',
    },
    {
      title: 'Evaluation lab',
      text: 'See for any user why a flag is on or off. Nothing leaves your browser.',
      to: '/lab',
      icon: 'lab',
    },
  ],
  sdksTitle: 'Connect your application',
  tasksTitle: 'Popular tasks',
  tasks: [
    {
      title: 'Developers',
      links: [
        { label: 'Create a feature flag', to: '/how-to/how-to-create-feature-toggles' },
        { label: 'Choose an API token', to: '/reference/api-tokens-and-client-keys' },
        { label: 'Roll out to a percentage', to: '/reference/activation-strategies#gradual-rollout' },
        { label: 'Test code behind flags', to: '/topics/test-code-behind-flags' },
        { label: 'Fix CORS errors', to: '/using-unleash/troubleshooting/cors' },
      ],
    },
    {
      title: 'Administrators',
      links: [
        { label: 'Roles and permissions', to: '/reference/rbac' },
        { label: 'Single sign-on', to: '/reference/sso' },
        { label: 'Change requests', to: '/reference/change-requests' },
        { label: 'Environments', to: '/reference/environments' },
        { label: 'A/B testing', to: '/topics/a-b-testing' },
      ],
    },
    {
      title: 'Operators',
      links: [
        { label: 'Configure Unleash', to: '/using-unleash/deploy/configuring-unleash' },
        { label: 'Upgrade Unleash', to: '/using-unleash/deploy/upgrading-unleash' },
        { label: 'Unleash Edge', to: '/reference/unleash-edge' },
        { label: 'Front-end API', to: '/reference/front-end-api' },
        { label: 'Error messages', to: '/using-unleash/troubleshooting/error-messages' },
      ],
    },
  ],
} satisfies Home
