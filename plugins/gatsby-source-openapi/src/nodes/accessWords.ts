interface Callers {
  /** What their paths begin with. */
  prefix: string
  words: string
  /** The same, where an operation refuses admin tokens. */
  withoutAdmin?: string
  /** The kind of token decides, not what its owner may do. */
  tokenDecides?: true
}

/** The kinds of callers that a part of the API lets in; from the product's api-token-middleware. */
const callers: readonly Callers[] = [
  {
    prefix: '/api/admin/',
    words: 'Use a personal access token, a service account token or an admin token.',
    withoutAdmin: 'Use a personal access token or a service account token; an admin token is refused.',
  },
  { prefix: '/api/client/', words: 'Use a client token or an admin token.', tokenDecides: true },
  { prefix: '/api/frontend', words: 'Use a front-end token or an admin token.', tokenDecides: true },
  { prefix: '/api/proxy', words: 'Use a front-end token or an admin token.', tokenDecides: true },
]

/**
 * How a request proves who sends it, in sentences.
 *
 * @param security ways to be let in, any of which is enough; see the plugin's `readSecurity`.
 * @param adminTokens `refused` where the operation does not take them.
 */
export function authenticationWords(endpoint: string, security: readonly string[], adminTokens?: string): string {
  if (security.length === 0) return 'None: anyone may send this request.'
  const { words, withoutAdmin } = callersOf(endpoint) ?? {}
  return [`${security.join(', or ')}.`, (adminTokens === 'refused' ? withoutAdmin : words) ?? []].flat().join(' ')
}

interface Access {
  endpoint: string
  security: readonly string[]
  /** One of them is enough; an empty list asks for none; absent where the document does not say. */
  permissions?: readonly string[]
  /** `oss` or `enterprise`. */
  availability?: string
}

/**
 * What a caller has to be allowed, as words before the names of permissions, and those names.
 *
 * @returns null where nobody is asked who they are, and where nothing is known.
 */
export function permissionWords(access: Access): { words: string; names: readonly string[] } | null {
  const { endpoint, security, permissions, availability } = access
  if (security.length === 0) return null
  if (!permissions) return availability === 'enterprise' ? { words: 'Not published for this Enterprise feature.', names: [] } : null
  const [first] = permissions
  if (first === undefined)
    return { words: callersOf(endpoint)?.tokenDecides ? 'None beyond the token.' : 'None beyond being signed in.', names: [] }
  if (first === 'ADMIN' && permissions.length === 1) return { words: 'Only for administrators.', names: [] }
  return { words: permissions.length > 1 ? 'One of' : '', names: permissions }
}

function callersOf(endpoint: string): Callers | undefined {
  return callers.find(({ prefix }) => endpoint.startsWith(prefix))
}
