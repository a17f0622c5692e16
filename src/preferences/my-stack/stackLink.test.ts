import { describe, expect, test } from 'vitest'
import type { SdkFacts } from '../../shared/sdkFacts'
import { readStackLink, stackLink } from './stackLink'

const sdks: readonly SdkFacts[] = [
  { name: 'node', label: 'Node.js', side: 'server', version: '5.3.0' },
  { name: 'go', label: 'Go', side: 'server', version: '4.1.0' },
]

describe('readStackLink', () => {
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
    expect(readStackLink(text, sdks)).toEqual({ stack, problems: [] })
  })

  test('a server is separate, because it needs the consent of the reader', () => {
    expect(readStackLink('pro,https://eu.example.com/acme/api/', sdks)).toEqual({
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
    expect(readStackLink(text, sdks)).toEqual({ stack, problems: [problem] })
  })
})

test('a link stays readable, and nothing in it can end its parameter', () => {
  expect(stackLink('/quickstart', 'node@3.9,pro,https://a.example:4242/b')).toBe(
    '/quickstart?stack=node@3.9,pro,https://a.example:4242/b',
  )
  expect(stackLink('/quickstart', 'a&b=c#d%2C')).toBe('/quickstart?stack=a%26b%3Dc%23d%252C')
})
