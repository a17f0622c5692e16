import type { WrittenTask } from '../ExamTask'
import { issue, node, unleash } from './sources'

const rollout = (line: number) =>
  unleash('src/lib/features/playground/feature-evaluator/strategy/flexible-rollout-strategy.ts', line)
const util = (line: number) => unleash('src/lib/features/playground/feature-evaluator/strategy/util.ts', line)

/** How Unleash thinks. */
export const concepts: readonly WrittenTask[] = [
  ['hash', 'Which hash function does a gradual rollout use?', [/murmur\s*hash\s*3?/i], util(9)],
  [
    'hash-input',
    'What is hashed to decide whether a user is in a gradual rollout?',
    [/group\s*id/i, /stickiness|user\s*id/i],
    util(9),
  ],
  ['variant-seed', 'Which seed is used for hashing variants?', [/86028157/], util(19)],
  [
    'default-stickiness',
    'In which order does default stickiness look at the context?',
    [/user\s*id.*session\s*id.*random/i],
    rollout(24),
  ],
  [
    'missing-stickiness',
    'What happens in a gradual rollout if the field of stickiness is missing in the context?',
    [/\bfalse\b|\boff\b|not (?:enabled|included)|doesn.t (?:apply|match)|\bdisabled\b/i],
    rollout(54),
  ],
  [
    'group-id',
    'What is the groupId of a gradual rollout by default?',
    [/name of the (?:flag|feature)|flag.?s name|feature (?:flag )?name|flag name/i],
    rollout(46),
  ],
  ['same-group', 'How do I give two flags the same group of users?', [/group\s*id/i], issue('unleash', 8172)],
  [
    'strategies-or',
    'If a flag has several strategies, must all of them match?',
    [/\b(?:any|one|at least one|OR)\b/],
    rollout(38),
  ],
  [
    'constraints-and',
    'Must all constraints of a strategy be met?',
    [/\b(?:all|every|AND)\b/],
    node('src/strategy/strategy.ts', 182),
  ],
  [
    'disabled-variant',
    'Which variant does getVariant return when the flag is off?',
    [/\bdisabled\b/],
    node('src/variant.ts', 40),
  ],
  [
    'nan',
    'What does a numeric constraint return if the context value is not a number?',
    [/\bfalse\b|not met|fails?|doesn.t match|never matches|unmet|does not match/i],
    node('src/strategy/strategy.ts', 131),
  ],
  [
    'current-time',
    'Which context field do date constraints use?',
    [/\bcurrentTime\b/],
    node('src/strategy/strategy.ts', 114),
  ],
  [
    'unknown-operator',
    'How does an SDK evaluate a constraint with an operator that it does not know?',
    [/\bfalse\b|not met|fails?|never|doesn.t|does not|ignore/i],
    node('src/strategy/strategy.ts', 185),
  ],
  [
    'grandparent',
    'Can a parent flag have another parent?',
    [/\bone level\b|\bno\b|can.?not|can.t|transitive|grandparent/i],
    unleash('src/lib/features/dependent-features/dependent-features-service.ts', 116),
  ],
  [
    'parent-project',
    'Must a parent flag be in the same project?',
    [/same project/i],
    unleash('src/lib/features/dependent-features/dependent-features-service.ts', 128),
  ],
  [
    'potentially-stale',
    'When is a flag potentially stale?',
    [/expected lifetime|lifetime/i],
    unleash('src/lib/domain/project-health/project-health.ts', 26),
  ],
  [
    'health',
    'How is the health of a project calculated?',
    [/stale/i, /\b100\b|percent|%/i],
    unleash('src/lib/domain/project-health/project-health.ts', 55),
  ],
  [
    'kill-switch',
    'Does a kill switch have an expected lifetime?',
    [/kill.switch.*(?:permanent|never|no(?:ne)?\b|unlimited|forever|does not expire|doesn.t)/i],
    unleash('src/migrations/20200805091409-add-feature-toggle-type.js', 27),
  ],
  ['variant-overrides', 'How do I give certain users a fixed variant?', [/override/i], node('src/variant.ts', 89)],
  [
    'admin-token-scope',
    'Is an admin token bound to a project or environment?',
    [/\ball\b|\bany\b|\bevery\b|\*:\*/i],
    unleash('src/lib/types/models/api-token.ts', 99),
  ],
  [
    'token-form',
    'Format of a client API token',
    [/project>?\]?:\[?<?environment|default:development\./i],
    unleash('src/lib/services/api-token-service.ts', 304),
  ],
  [
    'ready-synchronized',
    'What is the difference between ready and synchronized in the Node SDK?',
    [/synchronized/],
    issue('unleash-client-node', 186),
  ],
]
