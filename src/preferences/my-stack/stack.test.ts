import { describe, expect, test } from 'vitest'
import type { StackFacts } from '../../shared/stackFacts'
import { cleanVersion, compareVersions, formatStack, noStack, parseStack, stackLink } from './stack'

const facts: StackFacts = {
  sdks: [
    { name: 'node', label: 'Node.js', side: 'server', page: '/reference/sdks/node', version: '5.3.0' },
    { name: 'go', label: 'Go', side: 'server', page: '/reference/sdks/go', version: '4.1.0' },
  ],
  pages: {},
  operators: {},
}

describe('parseStack', () => {
  test.each([
    ['', {}],
    ['node', { sdk: 'node', sdkVersion: '' }],
    ['node@3.9', { sdk: 'node', sdkVersion: '3.9' }],
    ['go@v4.1.0', { sdk: 'go', sdkVersion: '4.1.0' }],
    ['unleash@5.8', { unleash: '5.8' }],
    ['enterprise', { plan: 'enterprise' }],
    [' pro , unleash@5 ,node@4.1.0 ,', { sdk: 'node', sdkVersion: '4.1.0', unleash: '5', plan: 'pro' }],
    ['oss,pro', { plan: 'pro' }],
  ])('%j', (text, stack) => {
    expect(parseStack(text, facts)).toEqual({ stack, problems: [] })
  })

  test('a server is separate, because it needs the consent of the reader', () => {
    expect(parseStack('pro,https://eu.example.com/acme/api/', facts)).toEqual({
      stack: { plan: 'pro' },
      server: 'https://eu.example.com/acme',
      problems: [],
    })
  })

  test.each([
    ['cobol', {}, '“cobol” isn’t a known SDK or plan.'],
    ['cobol@1.0,pro', { plan: 'pro' }, '“cobol@1.0” isn’t a known SDK or plan.'],
    ['__proto__', {}, '“__proto__” isn’t a known SDK or plan.'],
    ['constructor@1', {}, '“constructor@1” isn’t a known SDK or plan.'],
    ['Node', {}, '“Node” isn’t a known SDK or plan.'],
    ['node@', { sdk: 'node', sdkVersion: '' }, '“node@” isn’t a version of an SDK, such as node@5.3.'],
    ['node@latest', { sdk: 'node', sdkVersion: '' }, '“node@latest” isn’t a version of an SDK, such as node@5.3.'],
    ['node@1.2.3.4', { sdk: 'node', sdkVersion: '' }, '“node@1.2.3.4” isn’t a version of an SDK, such as node@5.3.'],
    ['node@1@2', { sdk: 'node', sdkVersion: '' }, '“node@1@2” isn’t a version of an SDK, such as node@5.3.'],
    ['unleash', {}, '“unleash” isn’t a version of Unleash, such as unleash@5.8.'],
    ['unleash@99999', {}, '“unleash@99999” isn’t a version of Unleash, such as unleash@5.8.'],
    ['javascript:alert(1)', {}, '“javascript:alert(1)” isn’t a valid URL of a server.'],
    ['JaVaScRiPt:alert(1)', {}, '“JaVaScRiPt:alert(1)” isn’t a valid URL of a server.'],
    ['data:text/html;base64;PHNjcmlwdD4=', {}, '“data:text/html;base64;PHNjcmlw…” isn’t a valid URL of a server.'],
    ['//evil.example', {}, '“//evil.example” isn’t a valid URL of a server.'],
    [
      'https://a.example/"><script>alert(1)</script>',
      {},
      '“https://a.example/"><script>al…” isn’t a valid URL of a server.',
    ],
    ["https://a.example/'; rm -rf", {}, "“https://a.example/'; rm -rf” isn’t a valid URL of a server."],
    ['<img src=x onerror=alert(1)>', {}, '“<img src=x onerror=alert(1)>” isn’t a known SDK or plan.'],
    [`node,${'x'.repeat(10_000)}`, {}, 'It has more than 400 characters.'],
  ])('%j is used as far as it is valid', (text, stack, problem) => {
    expect(parseStack(text, facts)).toEqual({ stack, problems: [problem] })
  })
})

test.each([
  [noStack, ''],
  [{ ...noStack, sdk: 'node' }, 'node'],
  [{ ...noStack, sdk: 'node', sdkVersion: '3.9', plan: 'pro' }, 'node@3.9,pro'],
  [{ sdk: 'go', sdkVersion: '4.1', unleash: '5.8', plan: 'oss' }, 'go@4.1,unleash@5.8,oss'],
  // A version without its SDK says nothing.
  [{ ...noStack, sdkVersion: '3.9', plan: 'pro' }, 'pro'],
])('%j is written as %j, and read again', (stack, text) => {
  expect(formatStack(stack)).toBe(text)
  const { stack: read, server } = parseStack(`${text},https://unleash.example.com`, facts)
  expect(formatStack({ ...noStack, ...read }, server)).toBe(
    [text, 'https://unleash.example.com'].filter(Boolean).join(','),
  )
})

test('a link stays readable, and nothing in it can end its parameter', () => {
  expect(stackLink('/quickstart', 'node@3.9,pro,https://a.example:4242/b')).toBe(
    '/quickstart?stack=node@3.9,pro,https://a.example:4242/b',
  )
  expect(stackLink('/quickstart', 'a&b=c#d%2C')).toBe('/quickstart?stack=a%26b%3Dc%23d%252C')
})

test.each([
  ['5', '5'],
  [' 5.8 ', '5.8'],
  ['v4.1.0', '4.1.0'],
  ['', undefined],
  ['5.', undefined],
  ['.5', undefined],
  ['5.8.2.1', undefined],
  ['5.8-beta', undefined],
  ['5,8', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['12345', undefined],
])('version %j → %j', (typed, version) => {
  expect(cleanVersion(typed)).toBe(version)
})

test.each([
  ['3.9', '4.1.0', -1],
  ['4.1.0', '3.9', 1],
  ['4.9', '4.10', -1],
  ['4.10.0', '4.9.9', 1],
  ['4.1', '4.1.7', 0],
  ['4.1.7', '4.1', 0],
  ['4', '4.19', 0],
  ['5', '4.19', 1],
  ['0.10.0', '0.9', 1],
])('%s compared with %s: %i', (first, second, sign) => {
  expect(Math.sign(compareVersions(first, second))).toBe(sign)
})
