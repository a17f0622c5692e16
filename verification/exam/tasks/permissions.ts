import type { WrittenTask } from '../ExamTask'
import { unleash } from './sources'

const toggles = (line: number) => unleash('src/lib/features/feature-toggle/feature-toggle-controller.ts', line)

/** The permission that an operation needs. */
export const permissions: readonly WrittenTask[] = [
  ['create-flag', 'Which permission do I need to create a feature flag?', [/\bCREATE_FEATURE\b/], toggles(429)],
  ['clone-flag', 'permission to clone a feature flag', [/\bCREATE_FEATURE\b/], toggles(451)],
  ['archive-flag', 'Which permission is needed to archive a feature flag?', [/\bDELETE_FEATURE\b/], toggles(539)],
  [
    'update-flag',
    'What permission does updating the description of a flag need?',
    [/\bUPDATE_FEATURE\b/],
    toggles(496),
  ],
  [
    'enable-environment',
    'Permission to turn a flag on in an environment',
    [/\bUPDATE_FEATURE_ENVIRONMENT\b/],
    toggles(192),
  ],
  [
    'bulk-enable',
    'Which permission is required to enable several flags at once?',
    [/\bUPDATE_FEATURE_ENVIRONMENT\b/],
    toggles(212),
  ],
  [
    'add-strategy',
    'Which permission do I need to add a strategy to a flag?',
    [/\bCREATE_FEATURE_STRATEGY\b/],
    toggles(278),
  ],
  [
    'update-strategy',
    'permission for changing an activation strategy of a flag',
    [/\bUPDATE_FEATURE_STRATEGY\b/],
    toggles(344),
  ],
  [
    'delete-strategy',
    'Who may remove a strategy from a flag? Name of the permission',
    [/\bDELETE_FEATURE_STRATEGY\b/],
    toggles(389),
  ],
  ['order-strategies', 'Permission for setStrategySortOrder', [/\bUPDATE_FEATURE_STRATEGY\b/], toggles(321)],
  ['add-tag-bulk', 'What permission is needed to tag several feature flags?', [/\bUPDATE_FEATURE\b/], toggles(583)],
  ['mark-stale', 'permission to mark flags as stale', [/\bUPDATE_FEATURE\b/], toggles(563)],
  [
    'revive-flag',
    'Which permission is needed to revive archived flags of a project?',
    [/\bUPDATE_FEATURE\b/],
    unleash('src/lib/routes/admin-api/project/project-archive.ts', 100),
  ],
  [
    'delete-flag',
    'Permission to delete an archived flag permanently',
    [/\bDELETE_FEATURE\b/],
    unleash('src/lib/routes/admin-api/project/project-archive.ts', 78),
  ],
  [
    'variants',
    'Which permission lets a user replace the variants of a flag in one environment?',
    [/\bUPDATE_FEATURE_ENVIRONMENT_VARIANTS\b/],
    unleash('src/lib/routes/admin-api/project/variants.ts', 171),
  ],
  [
    'move-flag',
    'Which permission do I need to move a flag to another project?',
    [/\bMOVE_FEATURE_TOGGLE\b/],
    unleash('src/lib/services/project-service.ts', 353),
  ],
  [
    'dependency',
    'permission to add a feature dependency',
    [/\bUPDATE_FEATURE_DEPENDENCY\b/],
    unleash('src/lib/features/dependent-features/dependent-features-controller.ts', 77),
  ],
  [
    'create-segment',
    'Which permission creates segments?',
    [/\bCREATE_SEGMENT\b/],
    unleash('src/lib/features/segment/segment-controller.ts', 229),
  ],
  [
    'project-segment',
    'Permission for segments of one project only',
    [/\bUPDATE_PROJECT_SEGMENT\b/],
    unleash('src/lib/features/segment/segment-controller.ts', 229),
  ],
  [
    'delete-segment',
    'Permission needed to delete a segment',
    [/\bDELETE_SEGMENT\b/],
    unleash('src/lib/features/segment/segment-controller.ts', 169),
  ],
  [
    'project-environment',
    'What permission is needed to add an environment to a project?',
    [/\bUPDATE_PROJECT\b/],
    unleash('src/lib/features/project-environments/environments.ts', 66),
  ],
  [
    'default-strategy',
    'Permission to set the default strategy of a project environment',
    [/\bUPDATE_PROJECT\b/],
    unleash('src/lib/features/project-environments/environments.ts', 110),
  ],
  [
    'create-context',
    'Which permission do I need for creating a context field?',
    [/\bCREATE_CONTEXT_FIELD\b/],
    unleash('src/lib/routes/admin-api/context.ts', 131),
  ],
  [
    'delete-context',
    'permission to delete a context field',
    [/\bDELETE_CONTEXT_FIELD\b/],
    unleash('src/lib/routes/admin-api/context.ts', 177),
  ],
  [
    'create-addon',
    'Which permission is required to set up an integration (addon)?',
    [/\bCREATE_ADDON\b/],
    unleash('src/lib/routes/admin-api/addon.ts', 71),
  ],
  [
    'project-token',
    'Permission to create an API token of a project',
    [/\bCREATE_PROJECT_API_TOKEN\b/],
    unleash('src/lib/routes/admin-api/project/api-token.ts', 108),
  ],
  [
    'client-token',
    'Which root permission lets a user create client API tokens?',
    [/\bCREATE_CLIENT_API_TOKEN\b/],
    unleash('src/lib/types/permissions.ts', 13),
  ],
  [
    'tag-type',
    'permission to create a tag type',
    [/\bCREATE_TAG_TYPE\b/],
    unleash('src/lib/features/tag-type/tag-type.ts', 80),
  ],
  [
    'deprecate-strategy',
    'Which permission deprecates a custom strategy type?',
    [/\bUPDATE_STRATEGY\b/],
    unleash('src/lib/routes/admin-api/strategy.ts', 164),
  ],
  [
    'maintenance',
    'Who can turn on maintenance mode?',
    [/\bADMIN\b|\badmin(?:istrator)?s?\b/i],
    unleash('src/lib/features/maintenance/maintenance-controller.ts', 42),
  ],
  [
    'application',
    'Permission to delete an application',
    [/\bUPDATE_APPLICATION\b/],
    unleash('src/lib/routes/admin-api/metrics.ts', 67),
  ],
  [
    'skip-change-request',
    'permission that lets users skip the change request process',
    [/\bSKIP_CHANGE_REQUEST\b/],
    unleash('src/lib/types/permissions.ts', 66),
  ],
  [
    'approve',
    'Which permission approves change requests?',
    [/\bAPPROVE_CHANGE_REQUEST\b/],
    unleash('src/lib/types/permissions.ts', 64),
  ],
]
