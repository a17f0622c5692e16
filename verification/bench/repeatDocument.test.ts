import { expect, test } from 'vitest'
import { repeatDocument } from './repeatDocument'

test('every operation is repeated, each time with its own path, ID and tags', () => {
  const document = {
    openapi: '3.0.3',
    tags: [{ name: 'Flags' }],
    paths: {
      '/flags': { get: { operationId: 'list', tags: ['Flags'], summary: 'List' }, post: { operationId: 'add' } },
    },
  }
  expect(repeatDocument(document, 1)).toEqual(document)
  expect(repeatDocument(document, 2)).toEqual({
    openapi: '3.0.3',
    tags: [{ name: 'Flags' }, { name: 'Flags 2' }],
    paths: {
      ...document.paths,
      '/copy2/flags': {
        get: { operationId: 'listCopy2', tags: ['Flags 2'], summary: 'List' },
        post: { operationId: 'addCopy2' },
      },
    },
  })
})
