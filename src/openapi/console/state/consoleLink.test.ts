import { expect, test } from 'vitest'
import { decodeConsoleLink, encodeConsoleLink } from './consoleLink'

const input = {
  parameters: { 'path.projectId': 'ünter', 'query.tag': 'a\nb' },
  body: '{"name": "<img src=x onerror=alert(1)>"}',
}
const keys = ['path.projectId', 'query.tag']

test('input survives a link', () => {
  const fragment = encodeConsoleLink(input, 'secret')
  expect(fragment).toMatch(/^#try-it=[\w-]+$/)
  expect(decodeConsoleLink(fragment ?? '', keys)).toEqual(input)
})

test('input with the token, or too much of it, has no link', () => {
  expect(encodeConsoleLink({ ...input, body: '{"secret": "*:*.abc"}' }, '*:*.abc')).toBeUndefined()
  expect(
    encodeConsoleLink({ ...input, parameters: { 'path.token': `user:${'0123456789abcdef'.repeat(4)}` } }, ''),
  ).toBeUndefined()
  expect(encodeConsoleLink({ ...input, body: 'x'.repeat(10_000) }, '')).toBeUndefined()
})

test('a digest isn’t a token', () => {
  expect(
    encodeConsoleLink({ ...input, body: `{"image": "app@sha256:${'0123456789abcdef'.repeat(4)}"}` }, ''),
  ).toBeDefined()
})

test('names that the operation doesn’t have are dropped', () => {
  const hostile = linkOf('{"parameters": {"path.projectId": "a", "header.Cookie": "x", "__proto__": "y"}, "body": ""}')
  const decoded = decodeConsoleLink(hostile, [...keys, 'constructor', '__proto__x'])
  expect(decoded).toEqual({ parameters: { 'path.projectId': 'a' }, body: '' })
})

test.each([
  '',
  '#try-it',
  '#try-it=',
  '#try-it=%%%',
  '#try-it=____',
  '#other=e30',
  `#try-it=${'A'.repeat(10_000)}`,
  linkOf('null'),
  linkOf('[]'),
  linkOf('{"parameters": [], "body": ""}'),
  linkOf('{"parameters": {}, "body": {}}'),
  linkOf('{"parameters": {}}'),
])('%s is refused', (fragment) => {
  expect(decodeConsoleLink(fragment, keys)).toBeUndefined()
})

test('values of another type are dropped', () => {
  expect(decodeConsoleLink(linkOf('{"parameters": {"query.tag": {}}, "body": ""}'), keys)).toEqual({
    parameters: {},
    body: '',
  })
})

function linkOf(json: string): string {
  return `#try-it=${btoa(json)}`
}
