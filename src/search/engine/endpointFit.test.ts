import { expect, test } from 'vitest'
import type { IndexedPage } from '../../shared/search/unpackIndex'
import { endpointFit } from './endpointFit'

const template = '/api/admin/projects/{projectId}/features/{featureName}'

function page(keywords: string): IndexedPage {
  return { path: '/', title: '', description: '', keywords, weight: 100, category: '', kind: 'api', sections: [] }
}

test.each([
  ['/api/admin/projects/default/features/my-flag', `archiveFeature\nDELETE ${template}`, true],
  ['404 for DELETE /api/admin/projects/default/features/my-flag', `archiveFeature\nDELETE ${template}`, true],
  ['GET /api/admin/projects/default/features/my-flag', `archiveFeature\nDELETE ${template}`, false],
  ['/api/admin/projects/default', `archiveFeature\nDELETE ${template}`, false],
  // The page of the past is called so, too.
  ['/api/admin/projects/default/features/my-flag', template, false],
  ['archive a flag', `archiveFeature\nDELETE ${template}`, false],
])('"%s" calls "%s": %s', (query, keywords, isCalled) => {
  expect(endpointFit(query)(page(keywords)) > 0).toBe(isCalled)
})

test('the path itself fits best', () => {
  const query = '/api/admin/projects/default'
  expect(endpointFit(query)(page('GET /api/admin/projects/default'))).toBe(1)
  expect(endpointFit(query)(page('GET /api/admin/projects/{id}'))).toBeLessThan(1)
})
