import { expect, test } from 'vitest'
import * as lists from '../../content/data/lists'
import { sdkNeeds } from './sdkNeeds'

const needs = sdkNeeds(lists)

test('a page whose subject is a row of the SDK matrix has its cells, and so do its guides', () => {
  expect(needs.get('/reference/strategy-variants')?.split(' ')).toEqual(
    expect.arrayContaining(['node:4.1.0', 'rust:no']),
  )
  expect(needs.get('/reference/custom-activation-strategies')).toBe(needs.get('/how-to/how-to-use-custom-strategies'))
  // Server-side and client-side rows of one subject.
  expect(needs.get('/reference/impression-data')).toMatch(/go:no.* react:\d/)
  expect(needs.get('/reference/segments')).toContain('ruby:~4.4.0')
})

test('rows about a part of a page say nothing about the page', () => {
  expect(needs.get('/reference/stickiness')).toBeUndefined()
  expect(needs.get('/reference/strategy-constraints')).toBeUndefined()
})
