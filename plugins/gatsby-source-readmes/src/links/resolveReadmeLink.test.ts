import { describe, expect, it } from 'vitest'
import { exampleSource } from '../../__fixtures__/exampleSource'
import { resolveReadmeLink } from './resolveReadmeLink'

const source = exampleSource()
const site = {
  siteUrls: ['https://docs.example.com', 'https://old.example.org'],
  oldPaths: {
    '/sdks/go_sdk': '/reference/sdks/go',
    '/deploy/import': '/how-to/import#steps',
    '/docs/special': '/special',
    '/usage.html': '/reference/sdks/python',
    '/help': '/',
  },
}
const blob = 'https://github.com/Unleash/unleash-client-go/blob/v3'

type Row = [link: string, becomes: string | undefined]

const groups: Record<string, Row[]> = {
  'the same page': [
    ['#usage', '#usage'],
    ['#', '#'],
  ],
  'this site': [
    ['https://docs.example.com/reference/segments', '/reference/segments'],
    ['http://docs.example.com/reference/segments', '/reference/segments'],
    ['https://old.example.org/reference/segments', '/reference/segments'],
    ['HTTPS://DOCS.EXAMPLE.COM/reference/Segments', '/reference/Segments'],
    ['//docs.example.com/reference/segments', '/reference/segments'],
    ['https://docs.example.com', '/'],
    ['https://docs.example.com/', '/'],
    ['https://docs.example.com/docs', '/'],
    ['https://docs.example.com?utm=1', '/?utm=1'],
    ['https://docs.example.com/reference/segments/', '/reference/segments'],
    ['https://docs.example.com/reference/segments.html', '/reference/segments'],
    ['https://docs.example.com/docs/reference/segments.htm/', '/reference/segments'],
    ['https://docs.example.com/reference/segments?a=b#structure', '/reference/segments?a=b#structure'],
    ['https://docs.example.com/docsearch', '/docsearch'],
    ['https://docs.example.com/constructor', '/constructor'],
    ['https://user:secret@docs.example.com/reference', '/reference'],
  ],
  'old paths of this site': [
    ['https://docs.example.com/sdks/go_sdk', '/reference/sdks/go'],
    ['https://docs.example.com/sdks/go%5fsdk/', '/reference/sdks/go'],
    ['https://docs.example.com/docs/sdks/go_sdk.html?a=b#variants', '/reference/sdks/go?a=b#variants'],
    ['https://docs.example.com/deploy/import', '/how-to/import#steps'],
    ['https://docs.example.com/deploy/import?a=b', '/how-to/import?a=b#steps'],
    ['https://docs.example.com/deploy/import#step-2', '/how-to/import#step-2'],
    ['https://docs.example.com/docs/special', '/special'],
    ['https://docs.example.com/special', '/special'],
    ['https://docs.example.com/usage.html', '/reference/sdks/python'],
    ['https://docs.example.com/help', '/'],
  ],
  'addresses that would leave this site if they were cut carelessly': [
    ['https://docs.example.com//evil.example/x', '/evil.example/x'],
    ['https://docs.example.com/docs//evil.example/x', '/evil.example/x'],
    ['https://docs.example.com/\\evil.example/x', '/evil.example/x'],
    ['https://docs.example.com.evil.example/x', 'https://docs.example.com.evil.example/x'],
    ['https://docs.example.com@evil.example/x', 'https://docs.example.com@evil.example/x'],
    ['https://docs.example.com:8080/x', 'https://docs.example.com:8080/x'],
    ['https://docs.example.com/a/../../..', '/'],
    ['https://docs.example.com/%', '/%'],
  ],
  elsewhere: [
    ['https://example.org/x?y#z', 'https://example.org/x?y#z'],
    ['http://example.org/a b', 'http://example.org/a%20b'],
    ['//example.org/x', 'https://example.org/x'],
    ['\\\\example.org\\x', 'https://example.org/x'],
    ['https:example.org/x', 'https://example.org/x'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
    ['https://github.com/Unleash/unleash', 'https://github.com/Unleash/unleash'],
  ],
  'files of the repository': [
    ['LICENSE', `${blob}/LICENSE`],
    ['./docs/setup.md#windows', `${blob}/docs/setup.md#windows`],
    ['docs/setup.md?raw=true', `${blob}/docs/setup.md?raw=true`],
    ['/docs/setup.md', `${blob}/docs/setup.md`],
    ['docs/', `${blob}/docs/`],
    ['docs/two words.md', `${blob}/docs/two%20words.md`],
    ['docs/two%20words.md', `${blob}/docs/two%20words.md`],
    ['docs/100%.md', `${blob}/docs/100%.md`],
    ['docs/ä.md', `${blob}/docs/%C3%A4.md`],
    ['docs/a:b.md', `${blob}/docs/a:b.md`],
  ],
  'files that pretend to lie elsewhere': [
    ['../../../settings', `${blob}/settings`],
    ['docs/../../../../unleash/issues', `${blob}/unleash/issues`],
    ['%2e%2e/%2e%2e/settings', `${blob}/settings`],
    ['..%2f..%2fsettings', `${blob}/settings`],
    ['..%5c..\\settings', `${blob}/settings`],
    ['/%2fevil.example/x', `${blob}/evil.example/x`],
  ],
  'what is no link': [
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['java\u200bscript:alert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['vbscript:x', undefined],
    ['file:///etc/passwd', undefined],
    ['blob:https://docs.example.com/x', undefined],
    ['https://', undefined],
    ['https://[', undefined],
    ['//', undefined],
  ],
}

describe.each(Object.entries(groups))('%s', (_name, rows) => {
  it.each(rows)('%s → %s', (link, becomes) => {
    expect(resolveReadmeLink(link, source, site)).toBe(becomes)
  })
})

it('a README in a folder has its links from there', () => {
  const inFolder = exampleSource({ revision: 'release/v3', file: 'packages/sdk/README.md' })
  const base = 'https://github.com/Unleash/unleash-client-go/blob/release/v3'
  expect(resolveReadmeLink('docs/a.md', inFolder, site)).toBe(`${base}/packages/sdk/docs/a.md`)
  expect(resolveReadmeLink('../other/a.md', inFolder, site)).toBe(`${base}/packages/other/a.md`)
  expect(resolveReadmeLink('/a.md', inFolder, site)).toBe(`${base}/a.md`)
})
