import { expect, test } from 'vitest'
import { maxSize, readDropped, sizeFault } from './readDropped'

const operation = { get: { responses: {} } }

test.each([
  ['3.0', { openapi: '3.0.3', paths: { '/a': operation } }],
  ['3.1', { openapi: '3.1.0', paths: { '/a': operation } }],
])('a document of OpenAPI %s', (_version, document) => {
  expect(readDropped(JSON.stringify(document))).toEqual({ document })
  expect(readDropped(`\uFEFF${JSON.stringify(document)}`).document).toEqual(document)
})

test.each([
  ['nothing', ' ', "The file isn't JSON."],
  ['text', 'hello', "The file isn't JSON."],
  ['a login page', '<!DOCTYPE html><html>', 'The file is a web page, not JSON'],
  ['YAML', 'openapi: 3.0.3\npaths: {}', 'The file is YAML, not JSON.'],
  ['JSON that ends too early', '{\n"openapi": "3.0.3",\n"paths": {', "The file isn't valid JSON"],
  ['JSON with a comma too many', '{\n"openapi": "3.0.3",\n}', "The file isn't valid JSON"],
  ['another JSON file', '{"name": "a"}', 'not an OpenAPI document'],
  ['a list', '[]', 'not an OpenAPI document'],
  ['a number', '12', 'not an OpenAPI document'],
  ['Swagger', '{"swagger": "2.0", "paths": {}}', 'OpenAPI version "2.0" isn\'t supported'],
  ['a later version', '{"openapi": "4.0.0"}', 'OpenAPI version "4.0.0" isn\'t supported'],
  ['a version that is a list', '{"openapi": ["3.0.3"]}', "isn't supported"],
  ['no paths', '{"openapi": "3.0.3"}', 'The document has no operations.'],
  [
    'paths without operations',
    '{"openapi": "3.0.3", "paths": {"/a": {"summary": "x", "get": 1}, "/b": null}}',
    'The document has no operations.',
  ],
])('%s is a fault that is named', (_what, text, fault) => {
  const read = readDropped(text)
  expect(read.document).toBeUndefined()
  expect(read.fault).toContain(fault)
})

test.each([
  [0, 'The file is empty.'],
  [maxSize, undefined],
  [200_000_000, 'The file is 200 MB; the limit is 20 MB.'],
])('a file of %i bytes', (bytes, fault) => {
  const found = sizeFault(bytes)
  expect(fault === undefined ? found : found?.startsWith(fault)).toBe(fault === undefined ? undefined : true)
})
