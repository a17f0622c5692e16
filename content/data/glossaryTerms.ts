import type { FactLists } from '../../plugins/gatsby-source-facts/types'

/**
 * The product's terms, as the Admin UI and the pages write them. Pages explain a term in place with
 * `<Term id="stickiness">sticky</Term>`; `tools/content/glossary.test.ts` checks that each term has a page and is used.
 */
export const glossaryTerms: FactLists['glossaryTerms'] = [
  {
    name: 'activation-strategy',
    term: 'activation strategy',
    definition: 'A rule that determines for which users a feature flag is on in one environment.',
    page: '/reference/activation-strategies',
  },
  {
    name: 'admin-ui',
    term: 'Admin UI',
    definition: 'The website of an Unleash server, in which users manage flags, projects, tokens and users.',
    page: '/understanding-unleash/unleash-overview',
  },
  {
    name: 'admin-token',
    term: 'admin token',
    definition: "An API token with the permissions of an administrator. It doesn't belong to a user.",
    page: '/reference/api-tokens-and-client-keys#admin-tokens',
  },
  {
    name: 'api-token',
    term: 'API token',
    definition:
      'A secret that an SDK or a script sends with its requests to Unleash. It determines what they can access.',
    page: '/reference/api-tokens-and-client-keys',
  },
  {
    name: 'application',
    term: 'application',
    definition: 'A program that checks feature flags, identified by the app name that its SDK sends.',
    page: '/reference/applications',
  },
  {
    name: 'archived-flag',
    term: 'archived flag',
    definition: 'A feature flag that SDKs no longer receive, and that you can revive or delete.',
    page: '/reference/archived-toggles',
  },
  {
    name: 'bucket',
    term: 'bucket',
    definition: 'The number that a hash assigns to a user, and that a gradual rollout compares with its percentage.',
    page: '/reference/stickiness#calculation',
  },
  {
    name: 'change-request',
    term: 'change request',
    definition: "A set of changes in one environment that other users review before it's applied.",
    page: '/reference/change-requests',
  },
  {
    name: 'client-side-sdk',
    term: 'client-side SDK',
    definition: 'A library for web pages and apps that receives evaluated flags for one user.',
    page: '/reference/sdks#client-side-sdks',
  },
  {
    name: 'client-token',
    term: 'client token',
    definition:
      'An API token for server-side SDKs, which gives read access to the flag configurations of one environment.',
    page: '/reference/api-tokens-and-client-keys#client-tokens',
  },
  {
    name: 'constraint',
    term: 'constraint',
    definition: 'A condition on a field of the Unleash context that must be met for a strategy to apply.',
    page: '/reference/strategy-constraints',
  },
  {
    name: 'context-field',
    term: 'context field',
    definition: 'A field of the Unleash context that constraints and stickiness can use; you can define your own.',
    page: '/reference/unleash-context#custom-context-fields',
  },
  {
    name: 'custom-strategy',
    term: 'custom strategy',
    definition: 'An activation strategy that you define in Unleash and implement in your application.',
    page: '/reference/custom-activation-strategies',
  },
  {
    name: 'default-strategy',
    term: 'default strategy',
    definition:
      'The strategy that Unleash adds when you enable a flag that has no active strategy in that environment.',
    page: '/reference/projects#default-strategy',
  },
  {
    name: 'dependency',
    term: 'dependency',
    definition:
      'A rule that links a feature flag to a parent flag: SDKs evaluate the child only if the parent is in the required state.',
    page: '/reference/dependent-features',
  },
  {
    name: 'environment',
    term: 'environment',
    definition:
      'A stage of your software, such as development or production. Every flag has a separate state in each environment.',
    page: '/reference/environments',
  },
  {
    name: 'environment-type',
    term: 'environment type',
    definition: 'The kind of environment, such as development or production. It has no effect on evaluation.',
    page: '/reference/environments#environment-types',
  },
  {
    name: 'event-log',
    term: 'event log',
    definition: 'The list of changes in Unleash, with the user who made each change and when.',
    page: '/reference/event-log',
  },
  {
    name: 'feature-flag',
    term: 'feature flag',
    definition:
      'A switch in code that turns a feature on or off while the software runs. The Admin UI calls it a feature toggle.',
    page: '/reference/feature-toggles',
  },
  {
    name: 'flag-type',
    term: 'flag type',
    definition: 'What a feature flag is for, such as a release or an experiment, with an expected lifetime.',
    page: '/reference/feature-toggle-types',
  },
  {
    name: 'front-end-api',
    term: 'front-end API',
    definition: 'The API that evaluates flags for one user and returns only those that are on.',
    page: '/reference/front-end-api',
  },
  {
    name: 'front-end-token',
    term: 'front-end token',
    definition: 'An API token for client-side SDKs, which only gives access to the front-end API and can be public.',
    page: '/reference/api-tokens-and-client-keys#front-end-tokens',
  },
  {
    name: 'gradual-rollout',
    term: 'gradual rollout',
    definition: 'The activation strategy that turns a feature on for a percentage of users.',
    page: '/reference/activation-strategies#gradual-rollout',
  },
  {
    name: 'group-id',
    term: 'group ID',
    definition:
      "The string that is hashed together with a user's value; strategies with the same group ID select the same users.",
    page: '/reference/stickiness#calculation',
  },
  {
    name: 'health-rating',
    term: 'health rating',
    definition: "The share of a project's flags that are neither stale nor potentially stale, from 0 to 100.",
    page: '/reference/technical-debt#health-rating',
  },
  {
    name: 'impression-data',
    term: 'impression data',
    definition: 'A setting of a feature flag that makes SDKs emit an event each time your code checks the flag.',
    page: '/reference/impression-data',
  },
  {
    name: 'instance',
    term: 'instance',
    definition:
      'One Unleash server or group of servers with its own database. In the list of applications, one process of an application.',
    page: '/reference/applications#registration',
  },
  {
    name: 'integration',
    term: 'integration',
    definition: 'A connection that sends events from Unleash to another service, such as Slack or a webhook.',
    page: '/reference/integrations',
  },
  {
    name: 'invite-link',
    term: 'invite link',
    definition: 'A link that lets new users create an account in Unleash until it expires.',
    page: '/reference/public-signup',
  },
  {
    name: 'kill-switch',
    term: 'kill switch',
    definition:
      'A flag type for flags that stay in your code so that you can turn off a feature when it causes problems.',
    page: '/reference/feature-toggle-types',
  },
  {
    name: 'legal-value',
    term: 'legal value',
    definition: 'One of the values that users can choose for a context field in a constraint.',
    page: '/reference/unleash-context#custom-context-fields',
  },
  {
    name: 'naming-pattern',
    term: 'naming pattern',
    definition: 'A regular expression that the names of new flags in a project must match.',
    page: '/reference/feature-flag-naming-patterns',
  },
  {
    name: 'payload',
    term: 'payload',
    definition: 'A value that a variant returns together with its name, such as a string or JSON.',
    page: '/reference/feature-toggle-variants#fields',
  },
  {
    name: 'personal-access-token',
    term: 'personal access token',
    definition:
      'A token that a user creates for scripts, with the permissions of that user. The Admin UI calls it a personal API token.',
    page: '/reference/api-tokens-and-client-keys#personal-access-tokens',
  },
  {
    name: 'playground',
    term: 'playground',
    definition: 'The part of the Admin UI that shows how flags are evaluated for a context that you enter.',
    page: '/reference/playground',
  },
  {
    name: 'potentially-stale',
    term: 'potentially stale',
    definition: 'The state of a feature flag that is older than the expected lifetime of its type.',
    page: '/reference/technical-debt#stale-and-potentially-stale-toggles',
  },
  {
    name: 'project',
    term: 'project',
    definition: 'A group of feature flags with its own members and settings.',
    page: '/reference/projects',
  },
  {
    name: 'project-collaboration-mode',
    term: 'project collaboration mode',
    definition: 'The setting that determines who can see a project and who can submit change requests in it.',
    page: '/reference/project-collaboration-mode',
  },
  {
    name: 'project-role',
    term: 'project role',
    definition: 'A role that gives a user or group permissions in one project.',
    page: '/reference/rbac#project-roles',
  },
  {
    name: 'root-role',
    term: 'root role',
    definition: 'A role that gives a user permissions in the whole instance, such as Admin, Editor or Viewer.',
    page: '/reference/rbac#standard-roles',
  },
  {
    name: 'segment',
    term: 'segment',
    definition: 'A named set of constraints that several strategies can use.',
    page: '/reference/segments',
  },
  {
    name: 'server-side-sdk',
    term: 'server-side SDK',
    definition: 'A library for back ends that fetches the flag configurations and evaluates flags in your process.',
    page: '/reference/sdks#server-side-sdks',
  },
  {
    name: 'service-account',
    term: 'service account',
    definition: "An account for a program. It has roles and tokens, but can't sign in.",
    page: '/reference/service-accounts',
  },
  {
    name: 'stale',
    term: 'stale',
    definition: 'The state of a feature flag that someone marked as ready to be removed from the code.',
    page: '/reference/technical-debt#stale-and-potentially-stale-toggles',
  },
  {
    name: 'stickiness',
    term: 'stickiness',
    definition:
      'The property that keeps a user in the same part of a gradual rollout, or on the same variant, every time.',
    page: '/reference/stickiness',
  },
  {
    name: 'strategy-variant',
    term: 'strategy variant',
    definition: 'A variant that belongs to one activation strategy and takes precedence over the variants of the flag.',
    page: '/reference/strategy-variants',
  },
  {
    name: 'tag',
    term: 'tag',
    definition: 'A label with a type and a value that you add to feature flags to find and filter them.',
    page: '/reference/tags',
  },
  {
    name: 'unleash-context',
    term: 'Unleash context',
    definition:
      'The data that an application passes to the SDK when it evaluates a flag, such as the user ID and the session ID.',
    page: '/reference/unleash-context',
  },
  {
    name: 'unleash-edge',
    term: 'Unleash Edge',
    definition:
      'A separate application between SDKs and Unleash that keeps the flag configurations and serves the same APIs.',
    page: '/reference/unleash-edge',
  },
  {
    name: 'unleash-proxy',
    term: 'Unleash Proxy',
    definition: 'The deprecated predecessor of Unleash Edge, which evaluates flags for client-side SDKs.',
    page: '/reference/unleash-proxy',
  },
  {
    name: 'user-group',
    term: 'user group',
    definition: 'A named list of users to which you can assign roles together.',
    page: '/reference/rbac#user-groups',
  },
  {
    name: 'variant',
    term: 'variant',
    definition: 'One of several versions of a feature that a flag can return, with a name and often a payload.',
    page: '/reference/feature-toggle-variants',
  },
  {
    name: 'variant-weight',
    term: 'weight',
    definition: 'The share of users who get a variant, in thousandths.',
    page: '/reference/feature-toggle-variants#variant-weight',
  },
]
