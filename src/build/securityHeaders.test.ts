import { expect, test } from 'vitest'
import { securityHeaders } from './securityHeaders'

test('equal scripts are allowed once; nothing else may run', () => {
  expect(securityHeaders(['a()', 'a()', 'b()'])).toMatchInlineSnapshot(`
    "/*
      content-security-policy: default-src 'self'; script-src 'self' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc=' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'
      cross-origin-opener-policy: same-origin
      permissions-policy: camera=(), geolocation=(), microphone=()
    /*.md
      content-type: text/markdown; charset=utf-8
    /search-index/texts-*
      cache-control: public, max-age=31536000, immutable
    "
  `)
})

test('servers of a hosted search may be asked, when there are any', () => {
  expect(securityHeaders([], ['https://app-dsn.algolia.net'])).toContain("; connect-src 'self' https://app-dsn.algolia.net;")
  expect(securityHeaders([])).not.toContain('connect-src')
})

test('third parties may bring scripts and what these draw, from their own servers only', () => {
  const without = securityHeaders(['a()']).split(/; |\n/)
  const withOne = securityHeaders(['a()'], [], ['https://chat.example']).split(/; |\n/)
  expect(withOne.filter((rule) => !without.includes(rule))).toMatchInlineSnapshot(`
    [
      "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' https://chat.example",
      "style-src 'self' 'unsafe-inline' https://chat.example",
      "connect-src 'self' https://chat.example",
      "font-src 'self' https://chat.example",
      "img-src 'self' data: https://chat.example",
      "frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://chat.example",
    ]
  `)
})
