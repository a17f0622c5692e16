import type { GatsbyConfig } from 'gatsby'

/** Sent with every response; Gatsby adds the caching rules for hashed files itself. */
export const responseHeaders: NonNullable<GatsbyConfig['headers']> = [
  {
    source: '/*',
    headers: [
      { key: 'x-content-type-options', value: 'nosniff' },
      { key: 'x-frame-options', value: 'DENY' },
      { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
      { key: 'permissions-policy', value: 'camera=(), geolocation=(), microphone=()' },
      { key: 'cross-origin-opener-policy', value: 'same-origin' },
    ],
  },
]
