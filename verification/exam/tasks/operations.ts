import type { Gold, WrittenTask } from '../ExamTask'
import { openapi } from './sources'

/** Method and path in one line; a parameter may be anything. */
function request(method: string, path: string): Gold {
  const segments = path.split('/').map((segment) => (segment.startsWith('{') ? String.raw`[^/\s]+` : segment))
  return [new RegExp(String.raw`\b${method}\b.*${segments.join('/')}(?![\w/])`)]
}

/** The request that does something: the operation is named in the source. */
export const operations: readonly WrittenTask[] = [
  [
    'create',
    'Which request creates a feature flag?',
    request('POST', '/api/admin/projects/{id}/features'),
    openapi('createFeature'),
  ],
  [
    'archive',
    'How do I archive a flag with the API?',
    request('DELETE', '/api/admin/projects/{id}/features/{name}'),
    openapi('archiveFeature'),
  ],
  [
    'archive-many',
    'API request to archive several flags at once',
    request('POST', '/api/admin/projects/{id}/archive'),
    openapi('archiveFeatures'),
  ],
  [
    'enable',
    'Which endpoint turns a flag on in production?',
    request('POST', '/api/admin/projects/{id}/features/{name}/environments/{env}/on'),
    openapi('toggleFeatureEnvironmentOn'),
  ],
  [
    'disable',
    'API to disable a flag in an environment',
    request('POST', '/api/admin/projects/{id}/features/{name}/environments/{env}/off'),
    openapi('toggleFeatureEnvironmentOff'),
  ],
  [
    'add-strategy',
    'Endpoint to add an activation strategy',
    request('POST', '/api/admin/projects/{id}/features/{name}/environments/{env}/strategies'),
    openapi('addFeatureStrategy'),
  ],
  [
    'patch-strategy',
    'How can I change the rollout percentage of a strategy with JSON Patch?',
    request('PATCH', '/api/admin/projects/{id}/features/{name}/environments/{env}/strategies/{strategy}'),
    openapi('patchFeatureStrategy'),
  ],
  [
    'sort-strategies',
    'Which request reorders the strategies of a flag?',
    request('POST', '/api/admin/projects/{id}/features/{name}/environments/{env}/strategies/set-sort-order'),
    openapi('setStrategySortOrder'),
  ],
  [
    'clone',
    'Copy a feature flag via API',
    request('POST', '/api/admin/projects/{id}/features/{name}/clone'),
    openapi('cloneFeature'),
  ],
  [
    'move',
    'API request to move a flag to another project',
    request('POST', '/api/admin/projects/{id}/features/{name}/changeProject'),
    openapi('changeProject'),
  ],
  [
    'revive',
    'Which endpoint brings an archived flag back?',
    request('POST', '/api/admin/(?:archive/revive/{name}|projects/[^/]+/revive)'),
    openapi('reviveFeature'),
  ],
  [
    'delete',
    'Delete an archived flag permanently with the API',
    request('DELETE', '/api/admin/archive/{name}'),
    openapi('deleteFeature'),
  ],
  [
    'stale',
    'Which request marks flags as stale?',
    request('POST', '/api/admin/projects/{id}/stale'),
    openapi('staleFeatures'),
  ],
  [
    'tag',
    'How do I add a tag to a flag through the API?',
    request('POST', '/api/admin/features/{name}/tags'),
    openapi('addTag'),
  ],
  [
    'favorite',
    'API to mark a flag as favorite',
    request('POST', '/api/admin/projects/{id}/features/{name}/favorites'),
    openapi('addFavoriteFeature'),
  ],
  [
    'dependency',
    'Which request makes a flag depend on a parent flag?',
    request('POST', '/api/admin/projects/{id}/features/{child}/dependencies'),
    openapi('addFeatureDependency'),
  ],
  [
    'env-variants',
    'Replace the variants of a flag in one environment API',
    request('PUT', '/api/admin/projects/{id}/features/{name}/environments/{env}/variants'),
    openapi('overwriteEnvironmentFeatureVariants'),
  ],
  [
    'events-search',
    'How do I search events with the API?',
    request('POST', '/api/admin/events/search'),
    openapi('searchEvents'),
  ],
  [
    'events-flag',
    'Which endpoint lists the events of one flag?',
    request('GET', '/api/admin/events/{name}'),
    openapi('getEventsForToggle'),
  ],
  [
    'create-token',
    'API request to create an API token',
    request('POST', '/api/admin/api-tokens'),
    openapi('createApiToken'),
  ],
  [
    'delete-token',
    'How to revoke an API token with a request?',
    request('DELETE', '/api/admin/api-tokens/{token}'),
    openapi('deleteApiToken'),
  ],
  [
    'create-project',
    'Which endpoint creates a project?',
    request('POST', '/api/admin/projects'),
    openapi('createProject'),
  ],
  [
    'project-health',
    'API for the health report of a project',
    request('GET', '/api/admin/projects/{id}/health-report'),
    openapi('getProjectHealthReport'),
  ],
  [
    'create-segment',
    'Create a segment with the Admin API',
    request('POST', '/api/admin/segments'),
    openapi('createSegment'),
  ],
  [
    'segment-strategies',
    'Which strategies use a segment? endpoint',
    request('GET', '/api/admin/segments/{id}/strategies'),
    openapi('getStrategiesBySegmentId'),
  ],
  ['create-user', 'API request to create a user', request('POST', '/api/admin/user-admin'), openapi('createUser')],
  [
    'change-password',
    "Which request changes another user's password?",
    request('POST', '/api/admin/user-admin/{id}/change-password'),
    openapi('changeUserPassword'),
  ],
  ['create-group', 'Create a user group via API', request('POST', '/api/admin/groups'), openapi('createGroup')],
  ['create-role', 'Which request creates a custom role?', request('POST', '/api/admin/roles'), openapi('createRole')],
  [
    'service-account',
    'Endpoint for creating a service account',
    request('POST', '/api/admin/service-account'),
    openapi('createServiceAccount'),
  ],
  [
    'pat',
    'Which request creates a personal access token?',
    request('POST', '/api/admin/user/tokens'),
    openapi('createPat'),
  ],
  [
    'export',
    'API to export flags of one environment',
    request('POST', '/api/admin/features-batch/export'),
    openapi('exportFeatures'),
  ],
  [
    'import',
    'Which endpoint imports feature flags?',
    request('POST', '/api/admin/features-batch/import'),
    openapi('importToggles'),
  ],
  [
    'playground',
    'Endpoint of the advanced playground',
    request('POST', '/api/admin/playground/advanced'),
    openapi('getAdvancedPlayground'),
  ],
  [
    'maintenance',
    'Turn on maintenance mode by API',
    request('POST', '/api/admin/maintenance'),
    openapi('toggleMaintenance'),
  ],
  [
    'usage',
    'Which request returns how often a flag was evaluated?',
    request('GET', '/api/admin/client-metrics/features/{name}'),
    openapi('getFeatureUsageSummary'),
  ],
  ['health', 'Which endpoint tells whether the server is healthy?', [/\/health\b/], openapi('getHealth')],
  [
    'client-features',
    'From which endpoint do server-side SDKs fetch flags?',
    [/\/api\/client\/features\b/],
    openapi('getAllClientFeatures'),
  ],
  [
    'frontend-features',
    'Which request evaluates flags for a browser SDK?',
    request('GET', '/api/frontend'),
    openapi('getFrontendFeatures'),
  ],
  [
    'register',
    'Which endpoint do SDKs use to register themselves?',
    request('POST', '/api/client/register'),
    openapi('registerClientApplication'),
  ],
  [
    'change-request-state',
    'API to approve a change request',
    request('PUT', '/api/admin/projects/{id}/change-requests/{id}/state'),
    openapi('updateChangeRequestState'),
  ],
  ['banner', 'Create a banner with the API', request('POST', '/api/admin/banners'), openapi('createBanner')],
  [
    'context-field',
    'Add a context field via the API',
    request('POST', '/api/admin/context'),
    openapi('createContextField'),
  ],
  [
    'environment-sort',
    'Which request changes the order of environments?',
    request('PUT', '/api/admin/environments/sort-order'),
    openapi('updateSortOrder'),
  ],
  [
    'lifetime',
    'API to change the expected lifetime of a flag type',
    request('PUT', '/api/admin/feature-types/{id}/lifetime'),
    openapi('updateFeatureTypeLifetime'),
  ],
]
