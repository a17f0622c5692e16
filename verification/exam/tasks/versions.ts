import type { WrittenTask } from '../ExamTask'
import { unleash } from './sources'

/** The release that has something first: found by looking for it in every minor release, behind a flag or without one. */
export const versions: readonly WrittenTask[] = [
  [
    'default-admin',
    'Since which version is there UNLEASH_DEFAULT_ADMIN_PASSWORD?',
    [/\b5\.6\b/],
    unleash('src/lib/create-config.ts', 255),
  ],
  [
    'init-frontend',
    'Which version added INIT_FRONTEND_API_TOKENS?',
    [/\b4\.18\.8\b/],
    unleash('src/lib/create-config.ts', 350),
  ],
  ['init-client', 'INIT_CLIENT_API_TOKENS since version', [/\b4\.[89]\b/], unleash('src/lib/create-config.ts', 346)],
  [
    'playground-advanced',
    'Since when is there the advanced playground?',
    [/\b5\.[2-6]\b/],
    unleash('src/lib/features/playground/playground.ts', 70),
  ],
  [
    'service-accounts',
    'In which version did events of service accounts arrive?',
    [/\b5\.3\b/],
    unleash('src/lib/types/events.ts', 167),
  ],
  [
    'project-segments',
    'Since which version is there the permission UPDATE_PROJECT_SEGMENT?',
    [/\b4\.22\b/],
    unleash('src/lib/types/permissions.ts', 56),
  ],
  [
    'project-tokens',
    'Project API tokens since which version of Unleash?',
    [/\b4\.2[12]\b/],
    unleash('src/lib/types/permissions.ts', 54),
  ],
  [
    'origins',
    'UNLEASH_FRONTEND_API_ORIGINS available since',
    [/\b4\.1[56]\b/],
    unleash('src/lib/create-config.ts', 410),
  ],
  [
    'slack-app',
    'Which Unleash version has the Slack app integration?',
    [/\b5\.5\b/],
    unleash('src/lib/addons/slack-app-definition.ts', 62),
  ],
  [
    'naming',
    'Feature flag naming patterns since which version?',
    [/\b5\.[567]\b/],
    unleash('src/lib/features/feature-naming-pattern/feature-naming-validation.ts', 3),
  ],
  [
    'maintenance',
    'Which version introduced maintenance mode?',
    [/\b4\.2[0-2]\b/],
    unleash('src/lib/features/maintenance/maintenance-middleware.ts', 5),
  ],
  [
    'node-18',
    'From which Unleash version on is Node.js 18 required?',
    [/\b5\.0\b|\bv5\b|Unleash 5\b/],
    unleash('package.json', 43),
  ],
  [
    'type-updated',
    'Since when is the lifetime of flag types changeable?',
    [/\b5\.[4567]\b/],
    unleash('src/lib/types/events.ts', 50),
  ],
]
