import { expect, test } from 'vitest'
import { singular, termsOf, tokenize } from './words'

test.each([
  ['feature flags', ['feature', 'flag']],
  ['createFeature', ['createfeature', 'create', 'feature']],
  ['HTTPServer', ['httpserver', 'http', 'server']],
  ['UNLEASH_URL', ['unleash_url', 'unleash', 'url']],
  ['/api/admin/projects/{projectId}', ['api', 'admin', 'project', 'projectid', 'project', 'id']],
  ['client-side', ['client', 'side']],
  ['C# and .NET', ['csharp', 'and', 'dotnet']],
  ['Two APIs', ['two', 'api']],
  ['asp.net', ['asp', 'net']],
  ['503', ['503']],
  ['__init__', ['init']],
  ['Überblick', ['überblick']],
  ['', []],
])('%s', (text, words) => {
  expect(termsOf(text)).toEqual(words)
})

test.each([
  ['strategies', 'strategy'],
  ['patches', 'patch'],
  ['access', 'access'],
  ['status', 'status'],
  ['analysis', 'analysis'],
  ['sdks', 'sdk'],
  ['ids', 'ids'],
])('%s is %s', (word, one) => {
  expect(singular(word)).toBe(one)
})

test('tokens have their positions', () => {
  expect(tokenize('a userId.').map(({ start, end }) => [start, end])).toEqual([
    [0, 1],
    [2, 8],
  ])
})
