import { describe, expect, it, test } from 'vitest'
import type { Json } from './json'
import { parameterText, queryText } from './parameterText'

const list: Json = ['a', 'b,c']
const color: Json = { R: 100, G: 200 }

describe('a query parameter', () => {
  const text = (value: Json, style: string, explode: boolean, more = {}) =>
    queryText({ name: 'x', style, explode, allowReserved: false, ...more }, value)

  it.each<[string, boolean, Json, string]>([
    ['form', true, 'é b:c', 'x=%C3%A9%20b:c'],
    ['form', true, '', 'x='],
    ['form', true, list, 'x=a&x=b,c'],
    ['form', true, [], ''],
    ['form', false, list, 'x=a,b%2Cc'],
    ['form', true, color, 'R=100&G=200'],
    ['form', false, color, 'x=R,100,G,200'],
    ['spaceDelimited', false, list, 'x=a%20b%2Cc'],
    ['spaceDelimited', true, list, 'x=a&x=b,c'],
    ['spaceDelimited', false, color, 'x=R%20100%20G%20200'],
    ['pipeDelimited', false, list, 'x=a%7Cb%2Cc'],
    ['pipeDelimited', false, color, 'x=R%7C100%7CG%7C200'],
    ['deepObject', true, color, 'x%5BR%5D=100&x%5BG%5D=200'],
    ['deepObject', true, { a: { b: [1, 2] } }, 'x%5Ba%5D%5Bb%5D=1&x%5Ba%5D%5Bb%5D=2'],
  ])('of style %s (explode: %s) sends %j as %s', (style, explode, value, expected) => {
    expect(text(value, style, explode)).toBe(expected)
  })

  it('leaves reserved characters alone where it may, except those that mean something in a query', () => {
    expect(text('/a?b@c;d=e&f#g+h%2F', 'form', true, { allowReserved: true })).toBe('x=/a?b@c;d=e%26f%23g%2Bh%2F')
    expect(text('/a?b', 'form', true)).toBe('x=%2Fa%3Fb')
  })

  it('with content is written in that format', () => {
    expect(text(color, 'form', true, { mediaType: 'application/json' })).toBe('x=%7B%22R%22:100,%22G%22:200%7D')
  })
})

test.each<['path' | 'header' | 'cookie', string, boolean, Json, string]>([
  ['path', 'simple', false, [3, 4], '3,4'],
  ['path', 'simple', false, color, 'R,100,G,200'],
  ['path', 'simple', true, color, 'R=100,G=200'],
  ['path', 'simple', false, 'a/b c', 'a%2Fb%20c'],
  ['path', 'label', false, list, '.a,b%2Cc'],
  ['path', 'label', true, list, '.a.b%2Cc'],
  ['path', 'label', true, color, '.R=100.G=200'],
  ['path', 'label', false, 5, '.5'],
  ['path', 'matrix', false, 5, ';x=5'],
  ['path', 'matrix', false, list, ';x=a,b%2Cc'],
  ['path', 'matrix', true, list, ';x=a;x=b%2Cc'],
  ['path', 'matrix', false, color, ';x=R,100,G,200'],
  ['path', 'matrix', true, color, ';R=100;G=200'],
  ['header', 'simple', false, [1, 'é'], '1,é'],
  ['header', 'simple', true, color, 'R=100,G=200'],
  ['cookie', 'form', true, 'a b', 'x=a%20b'],
  ['cookie', 'form', false, [1, 2], 'x=1,2'],
  ['cookie', 'form', true, color, 'R=100; G=200'],
])('a %s parameter of style %s (explode: %s) sends %j as %s', (place, style, explode, value, expected) => {
  expect(parameterText({ name: 'x', in: place, style, explode, allowReserved: false }, value)).toBe(expected)
})
