import { expect, test } from 'vitest'
import { canonicalPath, editionTitle, isOlder, olderNotice, picturedPath, type PageEdition } from './pageEdition'

/** A page of one of two versions, the other of which has it or not. */
function edition(name: '5.8' | '5.7', both: boolean): PageEdition {
  const has = (version: string) => both || version === name
  return {
    name,
    path: name === '5.8' ? '/api' : '/api-5-7',
    isCurrent: name === '5.8',
    versions: [
      { name: '5.8', isCurrent: true, path: has('5.8') ? '/api/a' : '/api', hasPage: has('5.8') },
      { name: '5.7', isCurrent: false, path: has('5.7') ? '/api-5-7/a' : '/api-5-7', hasPage: has('5.7') },
    ],
  }
}

test.each([
  ['/guide', undefined, { isOlder: false, canonical: '/guide', pictured: '/guide', title: 'A' }],
  ['/guide', null, { isOlder: false, canonical: '/guide', pictured: '/guide', title: 'A' }],
  ['/api/a', edition('5.8', true), { isOlder: false, canonical: '/api/a', pictured: '/api/a', title: 'A' }],
  ['/api/a', edition('5.8', false), { isOlder: false, canonical: '/api/a', pictured: '/api/a', title: 'A' }],
  ['/api-5-7/a', edition('5.7', true), { isOlder: true, canonical: '/api/a', pictured: '/api-5-7', title: 'A (5.7)' }],
  [
    '/api-5-7/a',
    edition('5.7', false),
    { isOlder: true, canonical: '/api-5-7/a', pictured: '/api-5-7', title: 'A (5.7)' },
  ],
])('%s of %j', (path, of, expected) => {
  const actual = {
    isOlder: isOlder(of),
    canonical: canonicalPath(path, of),
    pictured: picturedPath(path, of),
    title: editionTitle('A', of ?? undefined),
  }
  expect(actual).toEqual(expected)
})

test('a title that names its version does so once', () => {
  expect(editionTitle('Unleash 5.7 API reference', edition('5.7', true))).toBe('Unleash 5.7 API reference')
})

test.each([
  [undefined, undefined],
  [edition('5.8', true), undefined],
  [
    edition('5.7', true),
    {
      text: 'This page describes version 5.7 of the API.',
      label: 'See this page in the current version, 5.8',
      path: '/api/a',
    },
  ],
  [
    edition('5.7', false),
    {
      text: "This page describes version 5.7 of the API. The current version, 5.8, doesn't have this page.",
      label: 'See the API of 5.8',
      path: '/api',
    },
  ],
])('the notice of %j', (of, notice) => {
  expect(olderNotice(of)).toEqual(notice)
})
