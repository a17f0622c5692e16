import { expect, test } from 'vitest'
import { operationSections, type OperationContent } from './operationSections'

const operation: OperationContent = {
  method: 'POST',
  endpoint: '/api/flags',
  permission: { names: ['CREATE_FLAG', 'ADMIN'] },
  events: [{ type: 'flag-created' }],
  history: { words: 'Documented since 4.14' },
  tree: [
    ['p', 0, 'Adds a flag.'],
    ['h2', { id: 'text-notes' }, 'Notes'],
    ['p', 0, 'Once.'],
  ],
  headings: [
    { id: 'text-notes', text: 'Notes' },
    { id: 'query-parameters', text: 'Query parameters' },
    { id: 'request-body', text: 'Request body' },
    { id: 'responses', text: 'Responses' },
  ],
  parameters: [{ name: 'dry', in: 'query', description: ['Only tries.'] }],
  requestBody: {
    description: ['The flag.'],
    mediaTypes: [{ schema: { type: 'object', children: [{ name: 'name', type: 'string' }] } }],
  },
  responses: [
    { status: '201', description: ['Added.'], mediaTypes: [{ examples: [{ value: { name: 'checkout' } }] }] },
    {
      status: '409',
      description: ['The name is taken.'],
      mediaTypes: [{ examples: [{ value: { name: 'NameExistsError' } }, { value: 'x' }] }],
    },
    { status: '415', description: null, mediaTypes: [] },
  ],
}

test('an operation is found by what its page says: names of permissions, parameters, properties and errors too', () => {
  expect(operationSections(operation).map(({ anchor, text }) => [anchor, text])).toEqual([
    [null, 'Adds a flag.\nPOST /api/flags\nCREATE_FLAG, ADMIN\nflag-created\nDocumented since 4.14'],
    ['text-notes', 'Once.'],
    ['query-parameters', 'dry Only tries.'],
    ['request-body', 'The flag.\nname'],
    ['responses', '201 Added.\n409 The name is taken. NameExistsError\n415'],
  ])
})
