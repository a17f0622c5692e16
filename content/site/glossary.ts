import type { Glossary } from '../../plugins/gatsby-source-docs/types'

/** Terms that pages explain in place: `<Term id="stickiness">sticky</Term>`. */
export const glossary = {
  'activation-strategy': {
    term: 'activation strategy',
    definition: 'A rule that decides for whom a feature flag is on in one environment.',
    page: '/reference/activation-strategies',
  },
  'api-token': {
    term: 'API token',
    definition: 'A secret that an SDK or a script sends with its requests to Unleash, and that says what it may do.',
    page: '/reference/api-tokens-and-client-keys',
  },
  constraint: {
    term: 'constraint',
    definition: 'A condition on a value of the Unleash context that must hold for a strategy to apply.',
    page: '/reference/strategy-constraints',
  },
  environment: {
    term: 'environment',
    definition: 'A stage of your software, such as development or production, in which every flag has a state of its own.',
    page: '/reference/environments',
  },
  'feature-flag': {
    term: 'feature flag',
    definition: 'A switch in code that turns a feature on or off while the software runs.',
    page: '/reference/feature-toggles',
  },
  project: {
    term: 'project',
    definition: 'A group of feature flags with its own members and settings.',
    page: '/reference/projects',
  },
  segment: {
    term: 'segment',
    definition: 'A set of constraints with a name, which several strategies can use.',
    page: '/reference/segments',
  },
  stickiness: {
    term: 'stickiness',
    definition: 'What keeps a user in the same part of a gradual rollout, or with the same variant, every time.',
    page: '/reference/stickiness',
  },
  'unleash-context': {
    term: 'Unleash context',
    definition: 'What an application knows of the current request, such as the user and the session, when it asks for a flag.',
    page: '/reference/unleash-context',
  },
  variant: {
    term: 'variant',
    definition: 'One of several versions of a feature that a flag hands out, with a name and often a payload.',
    page: '/reference/feature-toggle-variants',
  },
} satisfies Glossary
