/** Queries with the title of their direct answer. */
export const answeredQueries: readonly (readonly [query: string, title: string])[] = [
  // Environment variables
  ['LOG_LEVEL', 'LOG_LEVEL'],
  ['log_level', 'LOG_LEVEL'],
  ['$DATABASE_URL', 'DATABASE_URL'],
  ['DATABASE_PORT=5433', 'DATABASE_PORT'],
  ['DATABASE_SSL', 'DATABASE_SSL'],
  ['`BASE_URI_PATH`', 'BASE_URI_PATH'],
  ['what is SECURE_HEADERS?', 'SECURE_HEADERS'],

  // Permissions
  ['CREATE_FEATURE', 'CREATE_FEATURE'],
  ['update_project', 'UPDATE_PROJECT'],
  ['MOVE_FEATURE_TOGGLE', 'MOVE_FEATURE_TOGGLE'],
  ['ADMIN', 'ADMIN'],

  // Messages
  [
    'invalid token: expected a different token type for this endpoint',
    'invalid token: expected a different token type for this endpoint',
  ],
  ['Error: connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED <host>:<port>'],
  [
    '[ERROR] You must log in to use Unleash. Your request had no authorization header, so we could not authorize you. Try logging in at /auth/simple/login',
    'You must log in to use Unleash. Your request had no authorization header, so we could not authorize you. Try logging in at <path>',
  ],
  ['Segments may not have more than 1000 values', 'Segments may not have more than <limit> values'],
  ['Token was not valid', 'Token was not valid'],
  ['Edge could not parse token: abc', 'Edge could not parse token: <token>'],
  [
    'You can not delete a project with active feature toggles',
    'You can not delete a project with active feature toggles',
  ],
  ['Unleash is currently in maintenance mode.', 'Unleash is currently in maintenance mode.'],

  // Operations
  ['createFeature', 'Create a feature flag in a project'],
  ['createfeature', 'Create a feature flag in a project'],
  ['addFeatureStrategy()', 'Add a strategy to a feature flag in an environment'],
  ['POST /api/admin/projects/default/features', 'Create a feature flag in a project'],
  ['delete https://unleash.example.com/api/admin/archive/my-flag', 'Permanently delete an archived feature flag'],
  ['POST /api/client/register', 'Register a server-side SDK instance'],
  ['/api/client/register', 'Register a server-side SDK instance'],
  ['GET /health', 'Check that the server is up'],

  // Terms
  ['stickiness', 'Stickiness'],
  ['Segment', 'Segment'],
  ['feature flags', 'Feature flag'],
  ['what is a feature flag?', 'Feature flag'],
  ['what are change requests', 'Change request'],
  ['frontend token', 'Front-end token'],
  ['front-end token', 'Front-end token'],
  ['impression data', 'Impression data'],
  ['Unleash Edge', 'Unleash Edge'],
]

/** Queries without a direct answer, many of which have the words of one. */
export const unansweredQueries: readonly string[] = [
  'unleash',
  'what is unleash',
  'how do i create a feature flag',
  'create feature',
  'delete a flag',
  'login',
  'admin',
  'import',
  'database',
  'log level',
  'segment limits',
  'segments api',
  'is this feature flag safe',
  'safari is not supported',
  'token',
  'invalid token',
  'authorization header',
  'not found',
  '401',
  'error 500',
  'ECONNRESET',
  'kubernetes readiness',
  '/api/admin/projects',
  '/api/admin/no-such-path',
  'GET /api/admin/nothing/here',
  'GET',
  'MY_OWN_VARIABLE',
  'flag lifecycle',
  'react sdk',
  'private ca',
  '?',
  '',
]
