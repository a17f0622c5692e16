import { expect, test } from 'vitest'
import { nearestPathSentence } from './index'

const sdks = 'android dotnet flutter go ios java javascript node php proxy python react ruby'.split(' ')
const paths = [
  '/',
  '/how-to/how-to-create-api-tokens',
  '/how-to/how-to-run-unleash',
  '/reference/segments',
  ...sdks.map((name) => `/reference/sdks/${name}`),
]

test.each([
  ['a slash at the end', '/reference/segments/', 'Did you mean "/reference/segments"?'],
  ['a mistake in the name', '/reference/segmnets', 'Did you mean "/reference/segments"?'],
  ['the same name in another folder', '/how-to/segments', 'Did you mean "/reference/segments"?'],
  ['a name that says more', '/how-to/api-token', 'Did you mean "/how-to/how-to-create-api-tokens"?'],
  [
    'nothing near in a small folder',
    '/how-to/xyz',
    'Use one of "/how-to/how-to-create-api-tokens", "/how-to/how-to-run-unleash".',
  ],
  [
    'nothing near in a large folder',
    '/reference/sdks/elixir',
    'Write it first. Others like it start with "/reference/sdks/".',
  ],
  ['nothing near at all', '/nowhere/xyz', 'Write it first.'],
])('%s', (_case, path, sentence) => {
  expect(nearestPathSentence(path, paths, 'Write it first.')).toBe(sentence)
})
