import { expect, it } from 'vitest'
import { withoutIds } from './withoutIds'

it('leaves ids to the page', () => {
  const text = withoutIds(
    {
      tree: [
        ['h2', { id: 'responses' }, 'Responses'],
        [
          'p',
          0,
          ['a', { href: '#responses' }, 'up'],
          ['a', { href: '#other' }, 'x'],
          ['a', { href: '/y#responses' }, 'y'],
        ],
      ],
      headings: [{ id: 'responses', text: 'Responses', depth: 2 }],
    },
    new Set(['responses']),
  )
  expect(text).toEqual({
    tree: [
      ['h2', { id: 'text-responses' }, 'Responses'],
      [
        'p',
        0,
        ['a', { href: '#text-responses' }, 'up'],
        ['a', { href: '#other' }, 'x'],
        ['a', { href: '/y#responses' }, 'y'],
      ],
    ],
    headings: [{ id: 'text-responses', text: 'Responses', depth: 2 }],
  })
})
