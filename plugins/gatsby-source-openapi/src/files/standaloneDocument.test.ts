import { expect, it } from 'vitest'
import { absoluteLinks } from './standaloneDocument'

const site = {
  siteUrls: ['https://docs.example.com', 'https://old.example.org'],
  oldPaths: { '/advanced/tags': '/reference/tags' },
}

it.each([
  [
    'See [tags](/reference/tags#types) and [more](</a>).',
    'See [tags](https://docs.example.com/reference/tags#types) and [more](<https://docs.example.com/a>).',
  ],
  ['![A tag](/img/tag.png "Tag")', '![A tag](https://docs.example.com/img/tag.png "Tag")'],
  ['[tags]: /docs/advanced/tags', '[tags]: https://docs.example.com/reference/tags'],
  ['<a href="https://old.example.org/docs/advanced/tags">', '<a href="https://docs.example.com/reference/tags">'],
  [
    '[x](https://elsewhere.example.com/a) [y](#here) [z](//evil.org)',
    '[x](https://elsewhere.example.com/a) [y](#here) [z](//evil.org)',
  ],
  ['`GET /api/admin/tags` [1, 2] (/x)', '`GET /api/admin/tags` [1, 2] (/x)'],
])('%s', (description, expected) => {
  expect(absoluteLinks({ paths: [{ description }] }, site)).toEqual({ paths: [{ description: expected }] })
})

it('changes descriptions only, and nothing without a link to the site', () => {
  const json = { example: '[a](/b)', description: { type: 'string', default: '[a](/b)' } }
  expect(absoluteLinks(json, site)).toEqual(json)
  expect(absoluteLinks({ description: '[a](/b)' }, { siteUrls: [], oldPaths: {} })).toEqual({ description: '[a](/b)' })
})
