import { createHash } from 'node:crypto'
import { apiCatalogFile } from '../shared/agentFacts'
import { playerOrigins } from '../../plugins/markdown-tree'

/** A hash for each page would make the header longer than servers accept. The site has three inline scripts, Gatsby one. */
const maxHashes = 8

/** The worker of the API console (`sendRequest.ts`) sends requests to a server that the reader enters. It has the policy of its own file. */
const requestWorker = '/api-requests-*'
/** Any host by https, as nobody knows the reader's. By plain http only this machine: the relay, or Unleash itself. */
const consoleHosts = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

/** DocSearch's modal has this style sheet in the logo of its footer, also where the logo isn't shown. */
export const docSearchLogoStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'

interface PageParts {
  inlineScripts: Iterable<string>
  inlineStyles?: Iterable<string>
  styleSheets?: Iterable<string>
  /** Other servers that the site's scripts may send requests to: `https://…`. */
  hosts?: readonly string[]
  /** Servers of the scripts in `content/site/thirdParties.ts`, which may load anything from them. */
  thirdParties?: readonly string[]
  pathPrefix?: string
}

/**
 * The headers of every response, in the format of `_headers`, where a later rule overrides an earlier one. Gatsby adds caching rules.
 * Without third parties, scripts and styles come only from this origin, or are inline with a hash. `e2e/securityHeaders.spec.ts`
 * computes the score of the headers.
 * @throws when there are more than eight different inline scripts, style sheets or style attributes
 */
export function securityHeaders({
  inlineScripts,
  inlineStyles = [],
  styleSheets = [],
  hosts = [],
  thirdParties = [],
  pathPrefix = '',
}: PageParts): string {
  const scripts = hashes('inline scripts', inlineScripts)
  const styles = hashes('style attributes', inlineStyles)
  const sheets = hashes('style sheets', styleSheets)
  const hasThirdParties = thirdParties.length > 0
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...thirdParties].join(' '),
    // Widgets of third parties write style attributes. React's are set by script, which needs no permission.
    [
      "style-src 'self'",
      ...(hasThirdParties
        ? ["'unsafe-inline'", ...thirdParties]
        : [...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : []), ...sheets]),
    ].join(' '),
    ["connect-src 'self'", ...hosts, ...thirdParties].join(' '),
    ["font-src 'self'", ...thirdParties].join(' '),
    ["img-src 'self' data:", ...thirdParties].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    // Videos, once a reader plays one.
    ['frame-src', ...playerOrigins, ...thirdParties].join(' '),
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // `src/start/trustedTypes` has the rules. Third parties know nothing of them.
    ...(hasThirdParties ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ')
  return [
    '/*',
    `  content-security-policy: ${policy}`,
    '  cross-origin-opener-policy: same-origin',
    // Not `same-origin`: the product and the website of the vendor may show pictures of the documentation.
    '  cross-origin-resource-policy: same-site',
    // Not `require-corp`: no video host sends that header. A third party's widget may be a document that has none of these.
    ...(hasThirdParties ? [] : ['  cross-origin-embedder-policy: credentialless']),
    '  permissions-policy: camera=(), geolocation=(), microphone=()',
    // Two years, as https://hstspreload.org recommends.
    '  strict-transport-security: max-age=63072000; includeSubDomains; preload',
    // Which links a browser may load before they are pressed: those that no router follows yet. Inline rules would need a hash.
    `  speculation-rules: "${pathPrefix}/speculation-rules.json"`,
    ...discoveryHeaders(pathPrefix),
    `${pathPrefix}/speculation-rules.json`,
    '  content-type: application/speculationrules+json',
    pathPrefix + requestWorker,
    `  content-security-policy: default-src 'none'; connect-src ${consoleHosts.join(' ')}`,
    '/*.md',
    '  content-type: text/markdown; charset=utf-8',
    '',
  ].join('\n')
}

/** For programs: the list of all pages, and what describes the API (RFC 8288, RFC 9727). They end the rule of all responses. */
function discoveryHeaders(pathPrefix: string): string[] {
  return [
    `  link: <${pathPrefix}/llms.txt>; rel="describedby"; type="text/plain", <${pathPrefix}${apiCatalogFile}>; rel="api-catalog"`,
    pathPrefix + apiCatalogFile,
    '  content-type: application/linkset+json',
  ]
}

function hashes(what: string, texts: Iterable<string>): string[] {
  const different = [...new Set(texts)]
  if (different.length <= maxHashes)
    return different.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).sort()
  const lines = [
    `The pages have ${different.length} different ${what}; the content security policy allows at most ${maxHashes}.`,
    'What differs between pages belongs in an attribute of the script (src/start/inline/InlineScript.tsx), or in a style sheet. The first ones are:',
    ...different.slice(0, maxHashes + 1).map((code) => `  ${code.slice(0, 80)}`),
  ]
  throw new Error(lines.join('\n'))
}

/** Servers of scripts that `gatsby-source-site` has checked, and those named beside them. */
export function thirdPartyHosts(parties: readonly { src: string; hosts: readonly string[] }[]): string[] {
  return [...new Set(parties.flatMap(({ src, hosts }) => [new URL(src).origin, ...hosts]))]
}

/** Where Unleash receives reports on security: GitHub's page of the repository always names the current way. */
const contact = 'https://github.com/Unleash/unleash/security'

/**
 * The text of `/.well-known/security.txt`. It expires within the year that RFC 9116 recommends: a site that nobody deploys for so long has
 * nobody who reads reports. Equal commits have equal files.
 */
export function securityTxt(siteUrl: string, committedAt: Date): string {
  const expires = new Date(committedAt)
  expires.setUTCDate(expires.getUTCDate() + 360)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
