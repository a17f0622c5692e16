import { expect, test } from 'vitest'
import { commentText, previewSchema } from './commentText'

const pages = [
  {
    path: '/a',
    title: 'A [x](https://evil.example) @all',
    kind: 'changed' as const,
    before: 'a.before.png',
    after: 'a.after.png',
  },
  { path: '/b', title: 'B', kind: 'added' as const, after: 'b.after.png' },
  { path: '/c', title: 'C', kind: 'removed' as const },
]

test('changed pages are listed with links and pictures; titles are only text', () => {
  expect(commentText({ pages }, { preview: 'https://preview.example', pictures: 'https://pictures.example/1' }))
    .toMatchInlineSnapshot(`
    "<!-- changed pages -->
    3 pages have changed.

    - changed: [A \\[x\\]\\(https://evil.example\\) \\@all](https://preview.example/a) \`/a\`
    - added: [B](https://preview.example/b) \`/b\`
    - removed: C \`/c\`

    <details>
    <summary><code>/a</code> before and after</summary>

    | Before | After |
    |---|---|
    | <img src="https://pictures.example/1/a.before.png" width="400"> | <img src="https://pictures.example/1/a.after.png" width="400"> |

    </details>
    <details>
    <summary><code>/b</code> before and after</summary>

    | Before | After |
    |---|---|
    | – | <img src="https://pictures.example/1/b.after.png" width="400"> |

    </details>
    "
  `)
})

test('many pages are counted, one page is one, and none is said', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, title: 'T', kind: 'changed' as const }))
  expect(commentText({ pages: many }, { pictures: '' })).toMatch(/101 pages have changed\.[^]*- and 1 more\n$/)
  expect(commentText({ pages: many.slice(0, 1) }, { pictures: '' })).toBe(
    '<!-- changed pages -->\n1 page has changed.\n\n- changed: T `/0`\n',
  )
  expect(commentText({ pages: [] }, { pictures: '' })).toContain('No page has changed.')
})

test.each([
  [{ path: '/a"><script>' }],
  [{ path: 'https://evil.example' }],
  [{ after: '../../a.after.png' }],
  [{ after: 'a.after.png"><img src=x>' }],
  [{ kind: 'moved' }],
])('a build cannot write %j into the comment', (change) => {
  expect(previewSchema.safeParse({ pages: [{ ...pages[0], ...change }] }).success).toBe(false)
})
