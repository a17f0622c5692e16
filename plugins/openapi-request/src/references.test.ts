import { describe, expect, it } from 'vitest'
import { pointerTo, resolvePointer, valueAt } from './references'

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
