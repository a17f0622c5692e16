import type { WrittenTask } from '../ExamTask'
import { unleash } from './sources'

const toggles = (line: number) => unleash('src/lib/features/feature-toggle/feature-toggle-service.ts', line)

/** A message that somebody pastes, and the status or the cause. */
export const errors: readonly WrittenTask[] = [
  [
    'token-type',
    'invalid token: expected a different token type for this endpoint',
    [/\b403\b/, /different token type/i],
    unleash('src/lib/middleware/api-token-middleware.ts', 30),
  ],
  [
    'no-token',
    'This endpoint requires an API token. Please add an authorization header to your request with a valid token',
    [/\b401\b/],
    unleash('src/lib/middleware/api-token-middleware.ts', 33),
  ],
  [
    'maintenance',
    'Unleash is currently in maintenance mode.',
    [/\b503\b/],
    unleash('src/lib/features/maintenance/maintenance-middleware.ts', 6),
  ],
  [
    'self-dependency',
    'A feature flag cannot depend on itself.',
    [/\b403\b/],
    unleash('src/lib/features/dependent-features/dependent-features-service.ts', 98),
  ],
  [
    'transitive',
    'Transitive dependency detected. Cannot add a dependency to the feature that other features depend on.',
    [/\b403\b/],
    unleash('src/lib/features/dependent-features/dependent-features-service.ts', 112),
  ],
  [
    'other-project-parent',
    'Parent and child features should be in the same project',
    [/\b403\b/],
    unleash('src/lib/features/dependent-features/dependent-features-service.ts', 130),
  ],
  [
    'archive-parent',
    'You can not archive/delete this feature since other features depend on it.',
    [/\b403\b/],
    toggles(267),
  ],
  [
    'admin-import',
    "You can't use an admin token to import features.",
    [/personal access token/i, /service account/i],
    unleash('src/lib/features/export-import-toggles/export-import-controller.ts', 165),
  ],
  ['traffic', 'The traffic distribution total must equal 100%', [/\b400\b/], toggles(2305)],
  ['variable-variant', 'There must be at least one "variable" variant', [/\b400\b/], toggles(2293)],
  [
    'clone-change-request',
    'Cloning not allowed. Project default has change requests enabled.',
    [/\b403\b/],
    toggles(1278),
  ],
  ['change-project', 'Changing project not allowed. Feature has dependencies.', [/\b403\b/], toggles(1909)],
  ['feature-exists', 'A toggle with that name already exists', [/\b409\b/], toggles(1483)],
  ['environment-missing', 'You have not added the current environment to the project', [/\b400\b/], toggles(657)],
  [
    'segment-limit',
    'Strategies may not have more than 5 segments',
    [/UNLEASH_STRATEGY_SEGMENTS_LIMIT/],
    unleash('src/lib/services/segment-service.ts', 245),
  ],
  [
    'segment-values',
    'Segments may not have more than 1000 values',
    [/UNLEASH_SEGMENT_VALUES_LIMIT/],
    unleash('src/lib/services/segment-service.ts', 312),
  ],
  ['segment-name', 'Segment name already exists', [/\b409\b/], unleash('src/lib/services/segment-service.ts', 284)],
  [
    'role-in-use',
    'Role is in use by users(1) or groups(0). You cannot delete a role that is in use',
    [/\b400\b/],
    unleash('src/lib/services/access-service.ts', 773),
  ],
  [
    'builtin-role',
    'You cannot change built in roles.',
    [/\b403\b/],
    unleash('src/lib/services/access-service.ts', 813),
  ],
  [
    'project-owner',
    'A project must have at least one owner',
    [/\b409\b/],
    unleash('src/lib/error/project-without-owner-error.ts', 7),
  ],
  [
    'default-project',
    'You can not delete the default project!',
    [/\b403\b/],
    unleash('src/lib/services/project-service.ts', 383),
  ],
  [
    'active-flags',
    'You can not delete a project with active feature toggles',
    [/\b403\b/],
    unleash('src/lib/services/project-service.ts', 394),
  ],
  [
    'project-id',
    'A project with this id already exists.',
    [/\b409\b/],
    unleash('src/lib/services/project-service.ts', 431),
  ],
  [
    'too-many-pats',
    'Too many PATs (10) already exist for this user.',
    [/\b(?:10|ten)\b/],
    unleash('src/lib/services/pat-service.ts', 91),
  ],
  [
    'password-disabled',
    'Logging in with username/password has been disabled.',
    [/\b422\b/],
    unleash('src/lib/services/user-service.ts', 315),
  ],
  ['user-exists', 'User already exists', [/\b400\b/], unleash('src/lib/services/user-service.ts', 221)],
  [
    'client-scope',
    'Client token cannot be scoped to all environments',
    [/\b400\b/],
    unleash('src/lib/types/models/api-token.ts', 113),
  ],
  [
    'admin-scope',
    'Admin token cannot be scoped to single environment',
    [/\b400\b/],
    unleash('src/lib/types/models/api-token.ts', 107),
  ],
  ['url-friendly', '"name" must be URL friendly', [/\b400\b/], unleash('src/lib/routes/util.ts', 12)],
  [
    'complexity',
    'Rejecting evaluation as it would generate 60000 combinations exceeding 30000 limit.',
    [/\b30[,. ]?000\b/],
    unleash('src/lib/features/playground/validateQueryComplexity.ts', 14),
  ],
  [
    'default-strategy',
    'Only "flexibleRollout" strategy can be used as a default strategy for an environment',
    [/\b400\b/],
    unleash('src/lib/features/project-environments/environment-service.ts', 142),
  ],
  [
    'content-type',
    'What does a 415 of Unleash mean?',
    [/content.type/i],
    unleash('src/lib/error/content-type-error.ts', 4),
  ],
  ['token-used', 'Token was already used at 2024-01-08', [/\b403\b/], unleash('src/lib/error/used-token-error.ts', 7)],
]
