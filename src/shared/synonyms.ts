/**
 * Words that mean the same here. A group's words find each other; several words in a row count as one. Groups stand under the reason
 * why readers type other words than pages use; a group that fits none of the reasons needs its own.
 */
export const synonyms = [
  // What earlier versions of Unleash, its Admin UI, and other products call the same thing.
  ['flag', 'toggle', 'switch', 'feature', 'feature gate'],
  ['edge', 'proxy', 'relay', 'relay proxy'],
  ['backend token', 'client token', 'server side token'],
  ['frontend token', 'front end token', 'proxy token', 'client side token', 'client side id'],
  ['kill switch', 'ops toggle'],
  ['ab test', 'a b test', 'split test', 'experiment', 'experimentation'],
  ['percentage', 'gradual', 'flexible', 'canary'],
  ['variant', 'variation', 'treatment'],
  ['segment', 'cohort', 'audience'],
  ['targeting', 'constraint', 'rule'],
  ['attribute', 'trait', 'property'],
  ['playground', 'simulator'],
  ['prerequisite', 'dependency', 'dependent', 'parent'],
  ['remote config', 'remote configuration', 'dynamic configuration', 'payload'],
  ['approval', 'four eye', '4 eye', 'change request', 'review'],
  ['audit log', 'audit trail', 'event log', 'history'],
  ['service account', 'bot user', 'bot', 'machine user'],
  ['telemetry', 'phone home', 'call home', 'version check'],
  ['azure ad', 'azure active directory', 'entra', 'entra id'],

  // Abbreviations and the words that they are short for.
  ['sso', 'single sign on', 'single signon'],
  ['oidc', 'openid connect', 'open id connect'],
  ['pat', 'personal access token'],
  ['rbac', 'role based access control', 'permission', 'access'],
  ['env', 'environment'],
  ['env var', 'environment variable'],
  ['db', 'database', 'postgres', 'postgresql'],
  ['js', 'javascript'],
  ['browser sdk', 'javascript sdk'],
  ['ts', 'typescript'],
  ['org', 'organization', 'organisation'],
  ['ssr', 'server side rendering'],
  ['idp', 'identity provider'],

  // One word, spelled or inflected in several ways.
  ['import', 'importing'],
  ['authorization', 'authorisation'],
  ['golang', 'go'],
  ['next js', 'nextjs'],
  ['react js', 'reactjs', 'react'],
  ['sticky', 'stickiness'],
  ['webhook', 'web hook'],
  ['subpath', 'sub path', 'base path', 'base uri path'],
  ['bootstrap', 'bootstrapping'],
  ['flicker', 'flickering'],
  ['healthcheck', 'health check'],
  ['backoff', 'backing off'],

  // Everyday words for what one does, of which a title has only one.
  ['permission', 'allowed'],
  ['delete', 'remove', 'get rid of'],
  ['restore', 'revive', 'recover', 'undelete', 'unarchive', 'get back', 'bring back'],
  ['copy', 'clone', 'cloning', 'duplicate'],
  ['create', 'add', 'new'],
  ['update', 'change', 'edit', 'modify'],
  ['upgrade', 'migrate', 'migration'],
  ['rollback', 'roll back', 'downgrade'],
  ['config', 'configuration', 'configure', 'configuring', 'setting'],
  ['auth', 'authentication', 'login', 'log in', 'sign in'],
  ['self host', 'on premise', 'on prem', 'deploy', 'install', 'setup', 'set up'],
  ['cleanup', 'clean up', 'technical debt', 'stale', 'sunset'],
  ['disable', 'turn off', 'turned off', 'switch off'],
  ['enable', 'turn on', 'turned on', 'switch on'],
  ['bulk', 'several', 'multiple'],
  ['down', 'outage', 'unavailable', 'unreachable'],
  ['mock', 'mocking', 'fake', 'stub', 'test double'],

  // Technical terms that are used for each other.
  ['smtp', 'email', 'mail'],
  ['openapi', 'open api', 'swagger'],
  ['api', 'endpoint'],
  ['library', 'sdk'],
  ['hosted', 'saas'],
  ['tls', 'ssl'],
  ['pii', 'personal data', 'privacy', 'gdpr'],
  // None of these is Edge, though one has its name in it.
  ['reverse proxy', 'load balancer', 'nginx'],

  // A status code, and what messages say in its place.
  ['401', 'unauthorized'],
  ['403', 'forbidden'],
  ['404', 'not found'],
  ['429', 'too many request', 'rate limit'],

  // Languages, frameworks and platforms without a page, or with one under another name: the nearest SDK or guide is what helps.
  ['csharp', 'c#', 'dotnet', '.net', 'asp net', 'aspnet', 'blazor'],
  ['node js', 'nodejs', 'node', 'express'],
  ['java', 'spring', 'spring boot'],
  ['python', 'django', 'flask', 'fastapi'],
  ['ios', 'swift'],
  ['android', 'kotlin'],
  ['mobile', 'android', 'ios', 'flutter'],
  // No page has these words: how to run containers is nearest.
  ['k8s', 'kubernetes', 'helm', 'docker'],
] as const
