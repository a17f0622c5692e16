import type { Home } from '../../plugins/gatsby-source-site/types'

/** The top of the home page, above the text of content/docs/index.mdx. The SDKs come from content/site/sources.ts. */
export const home = {
  lead: 'Unleash lets you change what your software does without a new deployment: ship code behind a feature flag, then decide in which environment it’s on, and for whom.',
  cardsTitle: 'Start here',
  cards: [
    {
      title: 'Quickstart',
      text: 'Run Unleash on your machine, create a flag and read it from your code. Takes about ten minutes with Docker.',
      to: '/quickstart',
    },
    {
      title: 'Concepts',
      text: 'Flags, environments, strategies, segments and variants: what they are and how they work together.',
      to: '/reference',
    },
    {
      title: 'SDKs',
      text: 'Which library to use, what each one supports, and how it receives changes.',
      to: '/reference/sdks',
    },
    {
      title: 'API reference',
      text: 'Every endpoint of the HTTP API, with its parameters, request bodies and responses.',
      to: '/reference/api/unleash',
    },
    {
      title: 'Self-hosting',
      text: 'Install, configure, secure, back up and upgrade your own server.',
      to: '/using-unleash/deploy',
    },
    {
      title: 'How-to guides',
      text: 'One task at a time, from API tokens to scheduled releases.',
      to: '/how-to',
    },
  ],
  sdksTitle: 'Connect your application',
} satisfies Home
