import { describe, expect, it } from 'vitest'
import { openSchema } from '../schema/openSchema'
import { Diagnostics } from './Diagnostics'
import { checkRefs, followRef, maxReferences, pointerTo, resolvePointer, valueAt } from './references'

const document = JSON.parse('{"a":{"b/c":1,"d~e":2,"f g":3,"~1":4},"list":[5],"__proto__":6}') as never

describe('resolvePointer', () => {
  it.each([
    ['#/a/b~1c', 1],
    ['#/a/d~0e', 2],
    ['#/a/f%20g', 3],
    ['#/a/~01', 4],
    ['#/list/0', 5],
    ['#/__proto__', 6],
  ])('%s is %i', (ref, value) => {
    expect(resolvePointer(document, ref)?.value).toBe(value)
  })

  it('has one spelling for one place', () => {
    expect(resolvePointer(document, '#/a/f%20g')?.pointer).toBe(resolvePointer(document, '#/a/f g')?.pointer)
  })

  it.each([
    '#/a/x',
    '#/a/constructor',
    '#/a/__proto__',
    '#/list/length',
    '#/%',
    '#a',
    'other.json#/a',
    'https://x.y/#/a',
    '',
  ])('%s is nothing', (ref) => {
    expect(resolvePointer(document, ref)).toBeUndefined()
  })

  it('knows the whole document', () => {
    expect(resolvePointer(document, '#')?.value).toBe(document)
  })
})

it('a pointer leads back to where it was made', () => {
  const keys = ['paths', '/api/{a~b}/%20\ud800', 'get']
  const nested = { paths: { [keys[1] ?? '']: { get: 'found' } } }
  expect(valueAt(nested, pointerTo('', ...keys))).toBe('found')
})

const lengths = [maxReferences, maxReferences + 1, maxReferences + 2]

it.each(lengths)('%i references in a row are followed, or there is a problem', (length) => {
  const end = { type: 'string' }
  const links = Array.from({ length }, (_, index) => (index === length - 1 ? end : { $ref: `#/links/${index + 1}` }))
  const first = { $ref: '#/links/0' }
  const linked = { first, links }
  const diagnostics = new Diagnostics('api.json')
  checkRefs(linked, diagnostics)
  const expected = diagnostics.problems.length > 0 ? undefined : end
  expect(followRef(linked, first)).toEqual(expected)
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
