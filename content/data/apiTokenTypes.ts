import type { FactLists } from '../../plugins/gatsby-source-facts/types'

/**
 * Kinds of tokens and what each opens: src/lib/middleware/api-token-middleware.ts and src/lib/types/models/api-token.ts of the
 * product at 5.8.0; the proxy's key is that of unleash-proxy 1.0. Texts are Markdown.
 */
export const apiTokenTypes: FactLists['apiTokenTypes'] = [
  {
    name: 'Client token',
    anchor: 'client-tokens',
    connects: 'A server-side SDK, Unleash Edge or the Unleash Proxy',
    opens: '`/api/client`, `/edge/metrics`',
    scope: 'One environment; one, several or all projects',
  },
  {
    name: 'Front-end token',
    anchor: 'front-end-tokens',
    connects: 'A browser or mobile app',
    opens: '`/api/frontend`',
    scope: 'One environment; one, several or all projects',
  },
  {
    name: 'Personal access token',
    anchor: 'personal-access-tokens',
    connects: 'A script that you run as yourself',
    opens: '`/api/admin`; also `/api/client`, but not meant for SDKs',
    scope: 'Everything your user is allowed to do',
  },
  {
    name: 'Admin token',
    anchor: 'admin-tokens',
    connects: 'A script that manages the whole instance',
    opens: '`/api/admin`; also `/api/client` and `/api/frontend`, but not meant for SDKs',
    scope: 'Everything',
  },
  {
    name: 'Proxy client key',
    anchor: 'proxy-client-keys',
    connects: 'A client-side SDK that uses the Unleash Proxy',
    opens: 'Only the proxy',
    scope: 'The flags that the proxy has fetched',
  },
]
