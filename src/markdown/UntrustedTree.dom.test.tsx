import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UntrustedTree } from './UntrustedTree'

test('code is in one piece with the punctuation after it, which else could begin the next line', () => {
  const { container } = render(
    <UntrustedTree
      tree={[
        [
          'p',
          0,
          'Set ',
          ['code', 0, 'limit'],
          ', or ',
          ['a', { href: '/tokens' }, ['code', 0, 'offset']],
          ' (not ',
          ['code', 0, 'page'],
          '). See ',
          ['em', 0, 'limits'],
          '.',
        ],
      ]}
    />,
  )
  expect(container.textContent).toBe('Set limit, or offset (not page). See limits.')
  expect([...container.querySelectorAll('p > span')].map(({ textContent }) => textContent)).toEqual([
    'limit,',
    'page).',
  ])
})
