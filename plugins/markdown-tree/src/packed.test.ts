import { expect, test } from 'vitest'
import { pack, packedField, unpack } from './packed'

test.each([[[['p', 0, 'a "text"']]], [null], [{ a: [1, { b: 'c' }] }], ['text']])(
  '%j comes out as it went in',
  (value) => {
    expect(unpack(pack(value))).toEqual(value)
  },
)

test('a field is unpacked by its own name, whatever it is called in the query; one that is empty stays so', () => {
  const node = { tree: pack(['p', 0]), requestBody: null }
  expect(packedField(node, {}, {}, { fieldName: 'tree' })).toEqual(['p', 0])
  expect(packedField(node, {}, {}, { fieldName: 'requestBody' })).toBe(null)
})
