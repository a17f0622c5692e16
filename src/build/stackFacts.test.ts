import { expect, test } from 'vitest'
import * as lists from '../../content/data/lists'
import { stackFacts } from './stackFacts'

const facts = stackFacts(lists)

test('a page whose subject is a row of the SDK matrix has its cells, and so do its guides', () => {
  expect(facts.pages['/reference/strategy-variants']).toMatchObject({ node: { since: '4.1.0' }, rust: null })
  expect(facts.pages['/reference/custom-activation-strategies']).toEqual(
    facts.pages['/how-to/how-to-use-custom-strategies'],
  )
  // Server-side and client-side rows of one subject.
  expect(facts.pages['/reference/impression-data']).toMatchObject({
    go: null,
    react: { since: expect.any(String) as string },
  })
  expect(facts.pages['/reference/segments']).toMatchObject({ ruby: { since: '4.4.0', isPartly: true } })
})

test('rows about a part of a page say nothing about the page', () => {
  expect(facts.pages['/reference/stickiness']).toBeUndefined()
  expect(facts.pages['/reference/strategy-constraints']).toBeUndefined()
})

test('every operator has the needs of its row', () => {
  expect(Object.keys(facts.operators)).toEqual(lists.constraintOperators.map(({ name }) => name))
  expect(facts.operators.NUM_EQ).toMatchObject({ node: { since: '3.12.0' }, rust: null })
  expect(facts.operators.IN).toMatchObject({ rust: { since: '0.5.0' } })
})
