import { expect, test } from 'vitest'
import { securityHeaders, securityTxt, thirdPartyHosts } from './securityHeaders'

test('equal scripts have one hash; nothing else may run', () => {
  expect(securityHeaders({ inlineScripts: ['a()', 'a()', 'b()'] })).toMatchInlineSnapshot(`
    "/*
      content-security-policy: default-src 'none'; script-src 'self' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc=' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; style-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; manifest-src 'self'; worker-src 'self'; frame-src https://www.youtube-nocookie.com https://www.loom.com; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default
      cross-origin-opener-policy: same-origin
      cross-origin-resource-policy: same-site
      cross-origin-embedder-policy: credentialless
      permissions-policy: camera=(), geolocation=(), microphone=()
      strict-transport-security: max-age=63072000; includeSubDomains; preload
      speculation-rules: "/speculation-rules.json"
      link: </llms.txt>; rel="describedby"; type="text/plain", </.well-known/api-catalog>; rel="api-catalog"
    /.well-known/api-catalog
      content-type: application/linkset+json
    /speculation-rules.json
      content-type: application/speculationrules+json
    /api-requests-*
      content-security-policy: default-src 'none'; connect-src https: http://localhost:* http://127.0.0.1:*
    /*.md
      content-type: text/markdown; charset=utf-8
    "
  `)
})

test('requests may go to the servers of a hosted search, if there is one', () => {
  expect(policy({ inlineScripts: [], hosts: ['https://app-dsn.algolia.net'] })).toContain(
    "connect-src 'self' https://app-dsn.algolia.net",
  )
  expect(policy({ inlineScripts: [] })).toContain("connect-src 'self'")
})

test('only the worker of the API console may send requests to other servers: by https, and by http to this machine', () => {
  const headers = securityHeaders({ inlineScripts: ['a()'], hosts: ['https://app-dsn.algolia.net'] })
  expect(headers).toContain(`
/api-requests-*
  content-security-policy: default-src 'none'; connect-src https: http://localhost:* http://127.0.0.1:*
`)
  expect(headers.match(/https: /g)).toHaveLength(1)
  expect(securityHeaders({ inlineScripts: [], pathPrefix: '/docs' })).toContain('\n/docs/api-requests-*\n')
})

test('style attributes need their hashes; without any, styles come from files only', () => {
  expect(policy({ inlineScripts: [] })).toContain("style-src 'self'")
  expect(policy({ inlineScripts: [], inlineStyles: ['color:red', 'color:red'] })).toContain(
    "style-src 'self' 'unsafe-hashes' 'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='",
  )
})

test('the style sheet that is inlined in every page needs its hash, once', () => {
  expect(policy({ inlineScripts: [], styleSheets: ['p {}', 'p {}'] })).toContain(
    "style-src 'self' 'sha256-SNJDlN1Iy2mnt7DOjQIyDb2LQE6O5PQiSZomcdzawQ4='",
  )
  expect(() =>
    securityHeaders({
      inlineScripts: [],
      styleSheets: Array.from({ length: 9 }, (_, index) => `p { order: ${index} }`),
    }),
  ).toThrow(/9 different style sheets/)
})

/** The policy of all pages. */
function policy(parts: Parameters<typeof securityHeaders>[0]): string[] {
  return /(?<=content-security-policy: ).*/.exec(securityHeaders(parts))?.[0].split('; ') ?? []
}

test('scripts of third parties, and what these show, may come from their own servers only', () => {
  const lines = (thirdParties: string[]) => securityHeaders({ inlineScripts: ['a()'], thirdParties }).split(/; |\n/)
  const without = lines([])
  const withOne = lines(['https://chat.example'])
  expect(withOne.filter((rule) => !without.includes(rule))).toMatchInlineSnapshot(`
    [
      "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' https://chat.example",
      "style-src 'self' 'unsafe-inline' https://chat.example",
      "connect-src 'self' https://chat.example",
      "font-src 'self' https://chat.example",
      "img-src 'self' data: https://chat.example",
      "frame-src https://www.youtube-nocookie.com https://www.loom.com https://chat.example",
    ]
  `)
  expect(without.filter((rule) => !withOne.includes(rule))).toMatchInlineSnapshot(`
    [
      "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      "style-src 'self'",
      "connect-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "frame-src https://www.youtube-nocookie.com https://www.loom.com",
      "require-trusted-types-for 'script'",
      "trusted-types default",
      "  cross-origin-embedder-policy: credentialless",
    ]
  `)
})

test('at most eight inline scripts are allowed: more mean that one differs from page to page', () => {
  const inlineScripts = Array.from({ length: 9 }, (_, page) => `window.pagePath="/page-${page}"`)
  expect(securityHeaders({ inlineScripts: [...inlineScripts.slice(1), ...inlineScripts.slice(1)] })).toContain(
    'sha256-',
  )
  expect(() => securityHeaders({ inlineScripts })).toThrowErrorMatchingInlineSnapshot(`
    [Error: The pages have 9 different inline scripts; the content security policy allows at most 8.
    What differs between pages belongs in an attribute of the script (src/start/inline/InlineScript.tsx), or in a style sheet. The first ones are:
      window.pagePath="/page-0"
      window.pagePath="/page-1"
      window.pagePath="/page-2"
      window.pagePath="/page-3"
      window.pagePath="/page-4"
      window.pagePath="/page-5"
      window.pagePath="/page-6"
      window.pagePath="/page-7"
      window.pagePath="/page-8"]
  `)
  const inlineStyles = Array.from({ length: 9 }, (_, page) => `width:${page}px`)
  expect(() => securityHeaders({ inlineScripts: [], inlineStyles })).toThrow(
    'The pages have 9 different style attributes',
  )
})

test('the server of each script and those named beside it, each once', () => {
  const parties = [
    { src: 'https://count.example/js/script.js?id=1', hosts: ['https://*.count.example'] },
    { src: 'https://count.example/other.js', hosts: [] },
    { src: 'https://chat.example:8443/widget.js', hosts: ['https://*.count.example'] },
  ]
  expect(thirdPartyHosts(parties)).toEqual([
    'https://count.example',
    'https://*.count.example',
    'https://chat.example:8443',
  ])
  expect(thirdPartyHosts([])).toEqual([])
})

test('it has the fields of RFC 9116 and expires within a year of the commit', () => {
  expect(securityTxt('https://docs.example', new Date('2024-02-10T23:30:00.123+02:00'))).toMatchInlineSnapshot(`
    "Contact: https://github.com/Unleash/unleash/security
    Expires: 2025-02-04T21:30:00Z
    Preferred-Languages: en
    Canonical: https://docs.example/.well-known/security.txt
    "
  `)
})
