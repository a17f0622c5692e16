import type { SearchKind } from './SearchRecord'

/**
 * Everything that decides what is found and in which order, for both engines: the embedded one reads it as it is, and
 * `src/build/search/algoliaIndex.ts` puts it into Algolia's words.
 */
export const searchSettings = {
  language: 'en',
  /** Versions of the documentation this site is; the request of the dialog asks for them. */
  versionTags: ['current'],

  /** Kinds in the order in which filters show them; pages of a lighter kind stand below equal ones of a heavier kind. */
  kinds: [
    { kind: 'guide', label: 'Guides', weight: 100 },
    { kind: 'how-to', label: 'How-to guides', weight: 105 },
    { kind: 'reference', label: 'Reference', weight: 110 },
    { kind: 'sdk', label: 'SDKs', weight: 95 },
    { kind: 'api', label: 'API', weight: 75 },
    { kind: 'troubleshooting', label: 'Troubleshooting', weight: 105 },
    { kind: 'contributing', label: 'Contributing', weight: 55 },
    { kind: 'legacy', label: 'Legacy', weight: 40 },
  ] satisfies { kind: SearchKind; label: string; weight: number }[],

  /** Kind and category of the pages below a path; the longest path that fits counts. */
  places: [
    { path: '/', kind: 'guide', category: 'Documentation' },
    { path: '/contributing', kind: 'contributing', category: 'Contributing' },
    { path: '/feature-flag-tutorials', kind: 'guide', category: 'Tutorials' },
    { path: '/how-to', kind: 'how-to', category: 'How-to guides' },
    { path: '/reference', kind: 'reference', category: 'Reference' },
    { path: '/reference/api', kind: 'api', category: 'API' },
    { path: '/reference/api/legacy', kind: 'legacy', category: 'Legacy API' },
    { path: '/reference/integrations', kind: 'reference', category: 'Integrations' },
    { path: '/reference/sdks', kind: 'sdk', category: 'SDKs' },
    { path: '/topics', kind: 'guide', category: 'Best practices' },
    { path: '/understanding-unleash', kind: 'guide', category: 'Understanding Unleash' },
    { path: '/unleash-academy', kind: 'guide', category: 'Academy' },
    { path: '/using-unleash', kind: 'guide', category: 'Using Unleash' },
    { path: '/using-unleash/deploy', kind: 'guide', category: 'Self-hosting' },
    { path: '/using-unleash/troubleshooting', kind: 'troubleshooting', category: 'Troubleshooting' },
  ] satisfies { path: string; kind: SearchKind; category: string }[],

  /** Addresses elsewhere that a hit may lead to; the browser goes there, not the router. */
  externalAddresses: /^https:\/\/(www\.getunleash\.io|github\.com\/Unleash)(\/|$)/,

  /** Pages of what the product no longer does, besides those that say so themselves. */
  outdatedPaths: /-v[34]$/,

  /** Words that mean the same here. A group's words find each other; several words in a row count as one. */
  synonyms: [
    ['flag', 'toggle', 'switch', 'feature'],
    ['edge', 'proxy', 'relay', 'relay proxy'],
    // These words stand for no Edge, though one has its name in them.
    ['reverse proxy', 'load balancer', 'nginx'],
    ['backend token', 'client token', 'server side token'],
    ['frontend token', 'front end token', 'proxy token', 'client side token', 'client side id'],
    ['sso', 'single sign on', 'single signon'],
    ['oidc', 'openid connect', 'open id connect'],
    ['pat', 'personal access token'],
    ['rbac', 'role based access control', 'permission', 'access'],
    ['audit log', 'audit trail', 'event log', 'history'],
    ['kill switch', 'ops toggle'],
    ['ab test', 'a b test', 'split test', 'experiment', 'experimentation'],
    ['percentage', 'gradual', 'flexible', 'canary'],
    ['delete', 'remove', 'get rid of'],
    ['restore', 'revive', 'recover', 'undelete', 'unarchive', 'get back', 'bring back'],
    ['copy', 'clone', 'duplicate'],
    ['create', 'add', 'new'],
    ['update', 'change', 'edit', 'modify'],
    ['upgrade', 'migrate', 'migration'],
    ['env', 'environment'],
    ['env var', 'environment variable'],
    ['config', 'configuration', 'configure', 'configuring', 'setting'],
    ['auth', 'authentication', 'login', 'log in', 'sign in'],
    ['authorization', 'authorisation'],
    ['db', 'database', 'postgres', 'postgresql'],
    ['js', 'javascript'],
    ['ts', 'typescript'],
    ['csharp', 'c#', 'dotnet', '.net'],
    ['golang', 'go'],
    // No page has these words: what says how to run containers is nearest.
    ['k8s', 'kubernetes', 'helm', 'docker'],
    ['ios', 'swift'],
    ['android', 'kotlin'],
    ['next js', 'nextjs'],
    ['node js', 'nodejs', 'node'],
    ['react js', 'reactjs', 'react'],
    ['self host', 'on premise', 'on prem', 'deploy', 'install', 'setup', 'set up'],
    ['org', 'organization', 'organisation'],
    ['approval', 'four eye', '4 eye', 'change request', 'review'],
    ['sticky', 'stickiness'],
    ['targeting', 'constraint', 'rule'],
    ['cleanup', 'clean up', 'technical debt', 'stale', 'sunset'],
    ['webhook', 'web hook'],
    ['smtp', 'email', 'mail'],
    ['openapi', 'open api', 'swagger'],
    ['variant', 'variation', 'treatment'],
    ['401', 'unauthorized'],
    ['403', 'forbidden', 'no access'],
    ['404', 'not found'],
    ['429', 'too many request', 'rate limit'],
    ['api', 'endpoint'],
    ['bulk', 'several', 'multiple'],
    ['disable', 'turn off', 'turned off', 'switch off'],
    ['enable', 'turn on', 'turned on', 'switch on'],
    ['subpath', 'sub path', 'base path', 'base uri path'],
    ['segment', 'cohort', 'audience'],
    ['service account', 'bot user', 'bot', 'machine user'],
    ['playground', 'simulator'],
    ['attribute', 'trait', 'property'],
    ['telemetry', 'phone home', 'call home', 'version check'],
    ['down', 'outage', 'unavailable', 'unreachable'],
    ['mock', 'fake', 'stub', 'test double'],
    ['tls', 'ssl'],
    ['idp', 'identity provider'],
    ['azure ad', 'azure active directory', 'entra', 'entra id'],
    ['pii', 'personal data', 'privacy', 'gdpr'],
    ['remote config', 'remote configuration', 'dynamic configuration', 'payload'],
    ['rollback', 'roll back', 'downgrade'],
    ['library', 'sdk'],
    ['prerequisite', 'dependency', 'dependent', 'parent'],
  ],

  /** What the dialog offers to search for when nothing was found. */
  suggestions: ['feature flags', 'activation strategies', 'API tokens', 'SDKs'],

  /** Words of a question that say nothing about its subject. */
  stopWords: (
    'a am an and any are as at be been being between but by can could did difference do does doing done for from had has have ' +
    'he her him his how i if in into is it its let me my no of on or our shall she should so than that the their them then ' +
    'there these they this those to us was we were what when where which who why will with would you your ' +
    // What is left of don't, isn't, I'm, we've, you'll, they're.
    'aren couldn d didn doesn don hasn haven isn ll m re s shouldn t ve wasn won wouldn'
  ).split(' '),

  /** Words that ask for pages of a kind, when they stand beside others: `create flag api`. The embedded engine knows them alone. */
  kindWords: { api: ['api', 'endpoint'] } satisfies Partial<Record<SearchKind, string[]>>,

  /** Words that stand nearly everywhere here, or tell how somebody asks, not what for; they count only when no other word is left. */
  weakWords: (
    'unleash use using work get documentation docs find out like only not more one any will never always after first last ' +
    'someone somebody everyone everybody nobody each every everything make sure give given keep show see want need also just ' +
    'even too please possible again happen going got'
  ).split(' '),
} as const
