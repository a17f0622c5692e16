import { expect, it } from 'vitest'
import { innerText } from './innerText'

it('has no headings, ids or links to them', () => {
  expect(
    innerText([
      ['h2', { id: 'a' }, 'A ', ['code', 0, 'b']],
      ['ul', { id: 'c', className: 'd' }, ['li', 0, ['a', { href: '#a' }, 'up'], ['a', { href: '/x' }, 'x']]],
    ]),
  ).toEqual([
    ['p', 0, ['strong', 0, 'A ', ['code', 0, 'b']]],
    ['ul', { className: 'd' }, ['li', 0, ['span', 0, 'up'], ['a', { href: '/x' }, 'x']]],
  ])
})
