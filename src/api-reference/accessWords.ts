/** The kinds of callers that a part of the API lets in, by what its paths begin with. */
const callers: readonly (readonly [prefix: string, words: string])[] = [
  ['/api/admin/', 'Use a personal access token, a service account token or an admin token.'],
  ['/api/client/', 'Use a client token.'],
  ['/api/frontend', 'Use a front-end token.'],
  ['/api/proxy', 'Use a front-end token.'],
]

/**
 * How a request proves who sends it, in sentences.
 *
 * @param security ways to be let in, any of which is enough; see the plugin's `readSecurity`.
 */
export function authenticationWords(endpoint: string, security: readonly string[]): string {
  if (security.length === 0) return 'None: anyone may send this request.'
  const kind = callers.find(([prefix]) => endpoint.startsWith(prefix))?.[1]
  return [`${security.join(', or ')}.`, ...(kind === undefined ? [] : [kind])].join(' ')
}

/** Callers that are no permission of a role. */
const special: Readonly<Record<string, string>> = {
  ADMIN: 'Only for administrators.',
  CLIENT: 'Only for client tokens.',
  FRONTEND: 'Only for front-end tokens.',
  NONE: 'None beyond being signed in.',
}

/**
 * What a caller has to be allowed, as words before the names of permissions, and those names.
 *
 * @param permissions one of them is enough; an empty list asks for none.
 */
export function permissionWords(permissions: readonly string[]): { words: string; names: readonly string[] } {
  const [first] = permissions
  if (first === undefined) return { words: 'None beyond being signed in.', names: [] }
  const words = permissions.length === 1 ? special[first] : undefined
  if (words !== undefined) return { words, names: [] }
  return { words: permissions.length > 1 ? 'One of' : '', names: permissions }
}
