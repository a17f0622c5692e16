import { expect, test } from 'vitest'
import { chosenTab, tabInUrl } from './chosenTab'

test.each([
  [[], 0],
  [['go'], 1],
  [['python', 'go'], 2],
  [['rust', 'go'], 1],
  [[null, 'go'], 1],
  [['rust', null], 0],
  [[''], 0],
])('of node, go and python, %j', (preferred, index) => {
  expect(chosenTab(['node', 'go', 'python'], preferred)).toBe(index)
})

test.each([
  ['', undefined],
  ['?sdk=go', 'go'],
  ['?stack=go@4.1,pro', 'go'],
  ['?stack=go', 'go'],
  ['?sdk=node&stack=go@4.1', 'node'],
  ['?stack=https://unleash.example.com', 'https'],
  ['?stack=', undefined],
  ['?stack=<b>', undefined],
])('the SDK in %j is %s', (search, sdk) => {
  expect(tabInUrl(new URLSearchParams(search), 'sdk')).toBe(sdk)
})
