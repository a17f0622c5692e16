import { expect, it } from 'vitest'
import { followObject, maxReferences } from '../../../openapi-request'
import { openSchema } from '../schema/openSchema'
import { Diagnostics } from './Diagnostics'
import { checkRefs } from './checkRefs'

const lengths = [maxReferences, maxReferences + 1, maxReferences + 2]

it.each(lengths)('%i references in a row are followed, or there is a problem', (length) => {
  const end = { type: 'string' }
  const links = Array.from({ length }, (_, index) => (index === length - 1 ? end : { $ref: `#/links/${index + 1}` }))
  const first = { $ref: '#/links/0' }
  const linked = { first, links }
  const diagnostics = new Diagnostics('api.json')
  checkRefs(linked, diagnostics)
  const expected = diagnostics.problems.length > 0 ? undefined : end
  expect(followObject(linked, first)).toEqual(expected)
  expect(openSchema(linked, first, new Set()).schema).toEqual(expected ?? {})
})

it.each(lengths)('so are %i references each in an `allOf`', (length) => {
  const end = { type: 'string' }
  const links = Array.from({ length }, (_, index) =>
    index === length - 1 ? end : { allOf: [{ $ref: `#/links/${index + 1}` }] },
  )
  const first = { $ref: '#/links/0' }
  const diagnostics = new Diagnostics('api.json')
  checkRefs({ first, links }, diagnostics)
  expect(openSchema({ first, links }, first, new Set()).schema).toEqual(diagnostics.problems.length > 0 ? {} : end)
})
