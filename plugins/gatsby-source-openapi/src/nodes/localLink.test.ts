import { expect, it } from 'vitest'
import { localLink } from './localLink'

const addresses = {
  siteUrls: ['https://docs.example.com', 'https://old.example.org'],
  oldPaths: {
    '/advanced/stickiness': '/reference/stickiness',
    '/reference/deploy/import': '/how-to/import#steps',
    '/docs/special': '/special',
  },
}

it.each([
  ['https://docs.example.com/reference/tags', '/reference/tags'],
  ['https://old.example.org/reference/tags/', '/reference/tags'],
  ['https://docs.example.com', '/'],
  ['https://docs.example.com/', '/'],
  ['https://docs.example.com?utm=1', '/?utm=1'],
  ['https://docs.example.com/reference/tags#tag-types', '/reference/tags#tag-types'],
  ['https://docs.example.com/advanced/stickiness#calculation', '/reference/stickiness#calculation'],
  ['https://docs.example.com/docs/advanced/stickiness.html?a=b#calculation', '/reference/stickiness?a=b#calculation'],
  ['/reference/deploy/import#old-anchor', '/how-to/import#steps'],
  ['/docs/reference/api/unleash/patch-flag.api.mdx', '/reference/api/unleash/patch-flag'],
  ['/docs/special', '/special'],
  ['/docs', '/'],
  ['/docsearch', '/docsearch'],
  ['/constructor', '/constructor'],
  ['https://docs.example.com.evil.org/x', undefined],
  ['https://elsewhere.example.com/x', undefined],
  ['//evil.org/x', undefined],
  ['relative.md', undefined],
  ['javascript:alert(1)', undefined],
  ['#here', undefined],
])('%s → %s', (href, local) => {
  expect(localLink(href, addresses)).toBe(local)
})
