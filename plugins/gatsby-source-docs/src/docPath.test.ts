import { expect, test } from 'vitest'
import { docPath, isPartial } from './docPath'

test.each([
  ['index.mdx', '/'],
  ['quickstart.mdx', '/quickstart'],
  ['reference/index.mdx', '/reference'],
  ['reference/segments.mdx', '/reference/segments'],
  ['contributing/ADRs/index.mdx', '/contributing/ADRs'],
  ['contributing/ADRs/Back-End.mdx', '/contributing/ADRs/Back-End'],
  ['reference/my-index.mdx', '/reference/my-index'],
  ['index/a.mdx', '/index/a'],
  ['a.mdx.mdx', '/a.mdx'],
])('%s is at %s', (file, path) => expect(docPath(file)).toBe(path))

test.each([
  ['_limits.mdx', true],
  ['reference/_limits.mdx', true],
  ['_shared/limits.mdx', false],
  ['reference/a_b.mdx', false],
])('%s is a partial: %s', (file, expected) => expect(isPartial(file)).toBe(expected))
