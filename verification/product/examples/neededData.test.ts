import { expect, test } from 'vitest'
import { neededData } from './neededData'
import { pageExamples } from './pageExamples'

const needs = (...fences: [string, string][]) => {
  const text = fences.map(([operation, code]) => `\`\`\`bash operation="${operation}"\n${code}\n\`\`\`\n`).join('\n')
  const { projects, environments, flags, contextFields } = neededData(pageExamples('page.mdx', text))
  return [
    ...projects,
    ...environments.map((name) => `in ${name}`),
    ...flags,
    ...contextFields.map((name) => `field ${name}`),
  ].join(', ')
}

const on = 'curl -X POST https://unleash.example.com/api/admin/projects/shop/features/checkout/environments/staging/on'

test.each<[string, [string, string][], string]>([
  ['what a path names', [['toggleFeatureEnvironmentOn', on]], 'shop, in staging, shop/checkout'],
  [
    'built-in projects and environments',
    [['a', 'curl x/projects/default/features/a/environments/production/on']],
    'default/a',
  ],
  ['flags without a project', [['a', 'curl x/api/admin/features/old-search/tags']], 'default/old-search'],
  ['operations in place of a flag', [['a', 'curl x/api/admin/features/validate']], ''],
  [
    'what a body names',
    [['a', 'curl x -d \'{"features": ["a", "b"], "environment": "qa", "projects": ["web"]}\'']],
    'web, in qa, default/a, default/b',
  ],
  ['a variable', [['a', 'curl x/projects/$PROJECT/features/$FLAG']], ''],
  [
    'fields of constraints',
    [['a', 'curl x -d \'{"constraints": [{"contextName": "region"}, {"contextName": "userId"}]}\'']],
    'field region',
  ],
  [
    'what an example creates',
    [
      ['createFeature', 'curl x -d \'{"name": "a"}\''],
      ['b', 'curl x/projects/default/features/a'],
    ],
    '',
  ],
  [
    'what an example creates later',
    [
      ['b', 'curl x/projects/default/features/a'],
      ['createFeature', 'curl x -d \'{"name": "a"}\''],
    ],
    'default/a',
  ],
])('%s', (_what, fences, expected) => {
  expect(needs(...fences)).toBe(expected)
})
