import { expect, test } from 'vitest'
import { operationGroups } from './operationGroups'

const operation = (endpoint: string) => ({ label: endpoint, path: `/api${endpoint}`, method: 'GET', endpoint })

test('few operations are one list', () => {
  expect(operationGroups([operation('/api/admin/tags'), operation('/api/admin/tags/{type}')])).toEqual([
    { label: '/api/admin/tags', path: '/api/api/admin/tags', method: 'GET' },
    { label: '/api/admin/tags/{type}', path: '/api/api/admin/tags/{type}', method: 'GET' },
  ])
})

test('many are divided by the collection that they are about, in the order of the first of each', () => {
  const feature = '/api/admin/projects/{projectId}/features/{featureName}'
  const endpoints = [
    '/api/admin/constraints/validate',
    '/api/admin/features/validate',
    '/api/admin/features/{featureName}/tags',
    '/api/admin/features/{featureName}/tags/{type}/{value}',
    '/api/admin/projects/{projectId}/archive',
    '/api/admin/projects/{projectId}/features',
    feature,
    `${feature}/clone`,
    `${feature}/environments/{environment}`,
    `${feature}/environments/{environment}/on`,
    `${feature}/environments/{environment}/strategies`,
    `${feature}/environments/{environment}/strategies/{strategyId}`,
    `${feature}/variants`,
  ]
  const groups = operationGroups(endpoints.map(operation))
  expect(groups.map(({ label, items = [] }) => [label, ...items.map((item) => item.label)])).toEqual([
    ['/constraints', '/api/admin/constraints/validate'],
    [
      '/features',
      '/api/admin/features/validate',
      '/api/admin/projects/{projectId}/features',
      feature,
      `${feature}/clone`,
      `${feature}/variants`,
    ],
    ['/tags', '/api/admin/features/{featureName}/tags', '/api/admin/features/{featureName}/tags/{type}/{value}'],
    ['/projects', '/api/admin/projects/{projectId}/archive'],
    ['/environments', `${feature}/environments/{environment}`, `${feature}/environments/{environment}/on`],
    [
      '/strategies',
      `${feature}/environments/{environment}/strategies`,
      `${feature}/environments/{environment}/strategies/{strategyId}`,
    ],
  ])
})
