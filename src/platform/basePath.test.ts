import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownPath, ownUrl } from './basePath'

afterEach(() => vi.unstubAllEnvs())

describe('ownUrl', () => {
  it.each([
    ['/', '/docs/'],
    ['/quickstart?sdk=go#next-steps', '/docs/quickstart?sdk=go#next-steps'],
    ['/openapi/unleash.json', '/docs/openapi/unleash.json'],
    ['#next-steps', '#next-steps'],
    ['//other.example/a', '//other.example/a'],
    ['https://other.example/a', 'https://other.example/a'],
    ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  ])('puts the base path before %s if it is a path of the site', (href, expected) => {
    vi.stubEnv('BASE_PATH', '/docs')
    expect(ownUrl(href)).toBe(expected)
  })

  it('changes nothing at the root of a host', () => {
    expect(ownUrl('/quickstart')).toBe('/quickstart')
  })
})

describe('ownPath', () => {
  it.each([
    ['/docs', '/'],
    ['/docs/', '/'],
    ['/docs/quickstart/', '/quickstart'],
    ['/docs/docs', '/docs'],
    ['/docsify', '/docsify'],
  ])('takes the base path off %s', (pathname, expected) => {
    vi.stubEnv('BASE_PATH', '/docs')
    expect(ownPath(pathname)).toBe(expected)
  })

  it('only removes slashes at the end at the root of a host', () => {
    expect(['/', '/quickstart//', '/docs'].map(ownPath)).toEqual(['/', '/quickstart', '/docs'])
  })
})
