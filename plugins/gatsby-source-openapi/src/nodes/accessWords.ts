import type { ApiSecurity } from '../read/readSecurity'

interface Callers {
  /** Start of their paths. */
  prefix: string
  words: string
  /** Where an operation refuses admin tokens. */
  withoutAdmin?: string
  /** Permissions depend on the kind of token, not on its owner. */
  tokenDecides?: true
}

/** The tokens that a part of the API accepts; from the product's api-token-middleware. */
const callers: readonly Callers[] = [
  {
    prefix: '/api/admin/',
    words: 'Use a personal access token, a service account token or an admin token.',
    withoutAdmin: 'Use a personal access token or a service account token; admin tokens are rejected.',
  },
  { prefix: '/api/client/', words: 'Use a client token or an admin token.', tokenDecides: true },
  { prefix: '/api/frontend', words: 'Use a front-end token or an admin token.', tokenDecides: true },
  { prefix: '/api/proxy', words: 'Use a front-end token or an admin token.', tokenDecides: true },
]

/** How a request is authenticated, in sentences; `adminTokens` is `refused` where the operation doesn't accept them. */
export function authenticationWords(
  endpoint: string,
  { ways, isOptional }: Pick<ApiSecurity, 'ways' | 'isOptional'>,
  adminTokens?: string,
): string {
  if (ways.length === 0) return 'None: anyone can send this request.'
  const { words, withoutAdmin } = callersOf(endpoint) ?? {}
  const either = ways.join(', or ')
  return [isOptional ? `Optional: ${either}.` : `${either}.`, (adminTokens === 'refused' ? withoutAdmin : words) ?? []]
    .flat()
    .join(' ')
}

/** Who sends a webhook or a callback, in sentences. */
export function senderWords(kind: 'webhook' | 'callback', { ways }: Pick<ApiSecurity, 'ways'>): string {
  const to = kind === 'webhook' ? 'to your server' : 'to the URL that you have named'
  const proof = ways.length > 0 ? [`It authenticates with: ${ways.join(', or ')}.`] : []
  return [`The API sends this request ${to}.`, ...proof, 'The code sample sends one like it, for tests.'].join(' ')
}

interface Access {
  endpoint: string
  security: Pick<ApiSecurity, 'ways' | 'isOptional'>
  /** One of them is enough; an empty list requires none; absent where the document doesn't say. */
  permissions?: readonly string[] | undefined
  availability?: string | undefined
}

/** Words before the names of required permissions, and those names; null where nothing is required or known. */
export function permissionWords(access: Access): { words: string; names: readonly string[] } | null {
  const { endpoint, security, permissions, availability } = access
  if (security.ways.length === 0 || security.isOptional) return null
  if (!permissions)
    return availability === 'enterprise' ? { words: 'Not published for this Enterprise feature.', names: [] } : null
  const [first] = permissions
  if (first === undefined)
    return {
      words: callersOf(endpoint)?.tokenDecides ? 'None beyond the token.' : 'None beyond being signed in.',
      names: [],
    }
  if (first === 'ADMIN' && permissions.length === 1) return { words: 'Only for administrators.', names: [] }
  return { words: permissions.length > 1 ? 'One of' : '', names: permissions }
}

function callersOf(endpoint: string): Callers | undefined {
  return callers.find(({ prefix }) => endpoint.startsWith(prefix))
}
