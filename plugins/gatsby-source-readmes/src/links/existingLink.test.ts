import { describe, expect, it } from 'vitest'
import { existingLink } from './existingLink'

const known = {
  siteUrls: ['https://docs.example.com', 'https://old.example.org'],
  anchors: new Map([
    ['/', new Set<string>()],
    ['/reference/segments', new Set(['structure', 'größe'])],
  ]),
}

describe('a link in a fetched README', () => {
  it.each([
    ['/reference/segments', '/reference/segments'],
    ['/reference/segments?a=b#structure', '/reference/segments?a=b#structure'],
    ['/reference/segments#gr%C3%B6%C3%9Fe', '/reference/segments#gr%C3%B6%C3%9Fe'],
    ['https://docs.example.com/reference/segments#structure', '/reference/segments#structure'],
    ['/', '/'],
    ['#usage', '#usage'],
    ['https://example.org/reference/segments#x', 'https://example.org/reference/segments#x'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ])('stays: %s → %s', (href, link) => {
    expect(existingLink(href, known)).toBe(link)
  })

  it.each([
    ['/reference/segments#gone', '/reference/segments'],
    ['/reference/segments#%', '/reference/segments'],
    ['/#gone', '/'],
  ])('loses an anchor that is not there: %s → %s', (href, link) => {
    expect(existingLink(href, known)).toBe(link)
  })

  it.each([
    '/reference/gone',
    '/Reference/Segments',
    '/img/logo.svg',
    'https://docs.example.com/x.png',
    'https://[',
    '/%',
  ])('is dropped: %s', (href) => {
    expect(existingLink(href, known)).toBeUndefined()
  })
})
