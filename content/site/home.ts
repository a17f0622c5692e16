import type { Home } from '../../plugins/gatsby-source-site/types'

/** The front door: what stands above the text of content/docs/index.mdx. The SDKs come from content/site/sources.ts. */
export const home = {
  lead:
    'Unleash lets you change what your software does without deploying it again: ship code behind a feature flag, then decide in which environment it is on, and for whom.',
  doorsTitle: 'Start here',
  doors: [
    {
      title: 'Quickstart',
      text: 'Run Unleash on your machine, create a flag and read it from code. About ten minutes, with Docker.',
      to: '/quickstart',
    },
    {
      title: 'Concepts',
      text: 'Flags, environments, strategies, segments and variants: what they are and how they nest.',
      to: '/reference',
    },
    {
      title: 'SDKs',
      text: 'Which library to take, what each can do, and how it finds out about a change.',
      to: '/reference/sdks',
    },
    {
      title: 'API reference',
      text: 'Every call of the HTTP API with its parameters, bodies and answers.',
      to: '/reference/api/unleash',
    },
    {
      title: 'Self-hosting',
      text: 'Install, configure, secure, back up and upgrade a server of your own.',
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
