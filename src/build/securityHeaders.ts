import { createHash } from 'node:crypto'
import { indexFolder } from '../shared/search/indexAddress'

/**
 * The headers of every response, in the format of `_headers`. Scripts run only from this origin, or inline with the hash of
 * one that the build wrote itself; nothing is requested from elsewhere. (Gatsby adds the caching rules.)
 *
 * @param inlineScripts the text of every inline script of every page; equal ones count once.
 * @param hosts servers elsewhere that the site's scripts may ask: `https://…`. None unless a hosted search is set up.
 * @param thirdParties servers of the scripts that `content/site/thirdParties.ts` names; they may bring scripts, styles,
 *   fonts, images and frames, and be asked.
 */
export function securityHeaders(
  inlineScripts: Iterable<string>,
  hosts: readonly string[] = [],
  thirdParties: readonly string[] = [],
): string {
  const hashes = [...new Set(inlineScripts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const asked = [...hosts, ...thirdParties]
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.sort(), ...thirdParties].join(' '),
    // React writes style attributes, and diagrams carry some.
    ["style-src 'self' 'unsafe-inline'", ...thirdParties].join(' '),
    ...(asked.length > 0 ? [["connect-src 'self'", ...asked].join(' ')] : []),
    ...(thirdParties.length > 0 ? [["font-src 'self'", ...thirdParties].join(' ')] : []),
    ["img-src 'self' data:", ...thirdParties].join(' '),
    // Videos, once a reader plays one: the hosts of plugins/gatsby-markdown-tree/src/dialect/videoAddress.
    ['frame-src https://www.youtube-nocookie.com https://player.vimeo.com', ...thirdParties].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return [
    '/*',
    `  content-security-policy: ${policy}`,
    '  cross-origin-opener-policy: same-origin',
    '  permissions-policy: camera=(), geolocation=(), microphone=()',
    '/*.md',
    '  content-type: text/markdown; charset=utf-8',
    // Its name changes with its content.
    `/${indexFolder}/texts-*`,
    '  cache-control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}
