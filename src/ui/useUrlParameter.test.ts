import { expect, test } from 'vitest'
import { changesOf } from './useUrlParameter'

test.each([
  ['a first text', '', ' flag ', { q: 'flag', page: '' }],
  ['another text starts at the first page', '?q=flag&page=2', 'toggle', { q: 'toggle', page: '' }],
  ['the text of the URL again is on its page', '?q=flag&page=2', 'flag ', { q: 'flag', page: '2' }],
  ['no text', '?q=flag&page=2', '  ', { q: '', page: '' }],
])('%s', (_, search, text, changes) => {
  expect(changesOf(search, 'q', text, 'page')).toEqual(changes)
})

test('without a dependent parameter only its own changes', () => {
  expect(changesOf('?filter=create&page=2', 'filter', 'delete')).toEqual({ filter: 'delete' })
})
