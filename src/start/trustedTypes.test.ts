import { expect, test, vi } from 'vitest'
import { ownScript, restrictTrustedTypes, safeHtml } from './trustedTypes'

test.each([
  ['', true],
  ['<span class="token">&lt;script src="https://a.example"></span>', true],
  ['<svg><g><path d="M0 0"/></g></svg>', true],
  ['<script></script>', true],
  ['<script>alert(1)</script>', false],
  ['<p><IFRAME src="https://a.example"></IFRAME>', false],
  ['<base href="https://a.example">', false],
  ['<form action="/a"></form>', false],
])('HTML %s: %s', (html, isSafe) => {
  expect(safeHtml(html)).toBe(isSafe ? html : null)
})

test.each([
  ['/app-1.js', true],
  ['https://docs.example/app-1.js', true],
  ['https://a.example/app-1.js', false],
  ['//a.example/app-1.js', false],
  ['data:text/javascript,alert(1)', false],
])('script %s: %s', (url, isOwn) => {
  vi.stubGlobal('location', new URL('https://docs.example/a'))
  expect(ownScript(url)).toBe(isOwn ? url : null)
})

test('a browser without trusted types does nothing', () => {
  const createPolicy = vi.fn()
  restrictTrustedTypes({})
  restrictTrustedTypes({ trustedTypes: { createPolicy } })
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createHTML: safeHtml, createScriptURL: ownScript })
})
