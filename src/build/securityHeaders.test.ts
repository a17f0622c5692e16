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
