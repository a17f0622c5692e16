import type { WrittenTask } from '../ExamTask'
import { edge, unleash } from './sources'

const events = (line: number) => unleash('src/lib/types/events.ts', line)
const metrics = (line: number) => unleash('src/lib/metrics.ts', line)

/** Names, limits and forms. */
export const facts: readonly WrittenTask[] = [
  [
    'pat-limit',
    'How many personal access tokens can a user have?',
    [/\b(?:10|ten)\b/],
    unleash('src/lib/util/constants.ts', 65),
  ],
  [
    'pat-form',
    'With which characters does a personal access token begin?',
    [/\buser:/],
    unleash('src/lib/services/pat-service.ts', 104),
  ],
  ['name-length', 'How long may the name of a feature flag be?', [/\b100\b/], unleash('src/lib/routes/util.ts', 24)],
  [
    'legal-value',
    'How long can a legal value of a context field be?',
    [/\b100\b/],
    unleash('src/lib/services/context-schema.ts', 7),
  ],
  [
    'prometheus-path',
    'At which path does Unleash offer Prometheus metrics?',
    [/\/internal-backstage\/prometheus/],
    unleash('src/lib/routes/backstage.ts', 17),
  ],
  [
    'heap-snapshot',
    'Which variable enables the heap snapshot endpoint?',
    [/ENABLE_HEAP_SNAPSHOT_ENPOINT/],
    unleash('src/lib/create-config.ts', 217),
  ],
  [
    'metric-http',
    'Prometheus metric for response times of Unleash',
    [/http_request_duration_milliseconds/],
    metrics(65),
  ],
  [
    'metric-usage',
    'Which Prometheus metric counts how often flags are used?',
    [/feature_toggle_usage_total/],
    metrics(94),
  ],
  ['metric-pool', 'Prometheus metric: database connections in use', [/db_pool_used/], metrics(507)],
  ['metric-sdks', 'Which metric shows SDK versions in use?', [/client_sdk_versions/], metrics(193)],
  ['event-stale', 'Name of the event when a flag is marked stale', [/feature-stale-on/], events(31)],
  [
    'event-potentially',
    'Which event type is recorded when a flag becomes potentially stale?',
    [/feature-potentially-stale-on/],
    events(171),
  ],
  ['event-project', 'Event type for moving a flag to another project', [/feature-project-change/], events(20)],
  ['event-strategy', 'event type of an added strategy', [/feature-strategy-add/], events(27)],
  ['event-login', 'Which event is recorded when an API token is created?', [/api-token-created/], events(156)],
  ['event-segment', 'event when a segment is deleted', [/segment-deleted/], events(104)],
  [
    'event-scheduled',
    'Which event says that a scheduled change request could not be applied?',
    [/change-request-scheduled-application-failure/],
    events(151),
  ],
  [
    'operators',
    'Which constraint operator compares semantic versions for greater than?',
    [/SEMVER_GT/],
    unleash('src/lib/util/constants.ts', 33),
  ],
  [
    'operator-date',
    'constraint operators for dates',
    [/DATE_AFTER/, /DATE_BEFORE/],
    unleash('src/lib/util/constants.ts', 30),
  ],
  [
    'operator-case',
    'Can string constraints ignore case?',
    [/case.insensitive|caseInsensitive|ignore case/i],
    unleash('src/lib/schema/feature-schema.ts', 20),
  ],
  [
    'payload-types',
    'Which payload types can a variant have?',
    [/\bjson\b/i, /\bcsv\b/i, /\bstring\b/i],
    unleash('src/lib/types/model.ts', 139),
  ],
  [
    'weight-types',
    'Weight types of variants',
    [/\bvariable\b/i, /\bfix(?:ed)?\b/i],
    unleash('src/lib/types/model.ts', 137),
  ],
  [
    'variant-weight',
    'What is the sum of all variant weights in the API?',
    [/\b1[,. ]?000\b/],
    unleash('src/lib/schema/feature-schema.ts', 58),
  ],
  [
    'invite-role',
    'Which role do users get who sign up with an invite link?',
    [/\bviewer\b/i],
    unleash('src/lib/services/public-signup-token-service.ts', 118),
  ],
  [
    'invite-expiry',
    'How long can an invite link be valid at most?',
    [/\bmonth\b|\b30 days\b/i],
    unleash('src/lib/services/public-signup-token-service.ts', 123),
  ],
  [
    'reset-expiry',
    'How long is a password reset link valid?',
    [/\b24 hours\b|\bone day\b|\ba day\b/i],
    unleash('src/lib/services/reset-token-service.ts', 112),
  ],
  [
    'webhook-template',
    'Which template language does the body of a webhook use?',
    [/mustache/i],
    unleash('src/lib/addons/webhook.ts', 30),
  ],
  [
    'webhook-content-type',
    'Default Content-Type of the webhook integration',
    [/application\/json/],
    unleash('src/lib/addons/webhook-definition.ts', 56),
  ],
  [
    'datadog-url',
    'Default events URL of the Datadog integration',
    [/api\.datadoghq\.com\/api\/v1\/events/],
    unleash('src/lib/addons/datadog-definition.ts', 31),
  ],
  [
    'project-modes',
    'Collaboration modes of a project',
    [/\bopen\b/i, /\bprotected\b/i, /\bprivate\b/i],
    unleash('src/lib/services/project-schema.ts', 12),
  ],
  [
    'token-types',
    'Which types of API tokens are there?',
    [/\bclient\b/i, /\badmin\b/i, /\bfront-?end\b/i],
    unleash('src/lib/types/models/api-token.ts', 6),
  ],
  [
    'root-roles',
    'Predefined root roles',
    [/\beditor\b/i, /\bviewer\b/i, /\badmin\b/i],
    unleash('src/lib/types/model.ts', 382),
  ],
  [
    'instances-days',
    'After how long does an SDK instance disappear from an application?',
    [/\b(?:2|two) days\b|\b48 hours\b/i],
    unleash('src/lib/services/client-metrics/instance-service.ts', 224),
  ],
  [
    'node-versions',
    'Which Node.js version does the Unleash 5.8 server need?',
    [/Node(?:\.js)?.*\b18\b/i],
    unleash('package.json', 43),
  ],
  [
    'naming-whitespace',
    'May a feature naming pattern contain spaces?',
    [/whitespace|spaces?\b/i],
    unleash('src/lib/features/feature-naming-pattern/feature-naming-validation.ts', 9),
  ],
  ['edge-modes', 'Which modes can Unleash Edge run in?', [/\boffline\b/i, /\bedge\b/i], edge('server/src/cli.rs', 20)],
  ['edge-redis', 'Which variable connects Edge with Redis?', [/REDIS_URL/i], edge('server/src/cli.rs', 47)],
]
