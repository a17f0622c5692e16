import type { JsonObject } from '../../types'
import { followRef } from './followRef'
import { isObject, listOf, own, textOf } from './json'

/**
 * Ways to be let in, in words; any one is enough: `API key in the Authorization header`.
 *
 * @returns an empty list when nothing is needed: no requirement is written, or an empty one.
 */
export function readSecurity(document: JsonObject, operation: JsonObject): string[] {
  const requirements = listOf(operation.security ?? document.security).filter(isObject)
  if (requirements.some((requirement) => Object.keys(requirement).length === 0)) return []
  return requirements.map((requirement) =>
    Object.entries(requirement)
      .map(([name, scopes]) => withScopes(schemeWords(document, name), listOf(scopes).map(String)))
      .join(' and '),
  )
}

function schemeWords(document: JsonObject, name: string): string {
  const schemes = own(document.components, 'securitySchemes')
  const scheme = followRef(document, own(schemes, name))
  if (scheme?.type === 'apiKey')
    return `API key in the ${textOf(scheme.name) ?? name} ${placeWords[textOf(scheme.in) ?? ''] ?? 'header'}`
  if (scheme?.type === 'http')
    return `${capital(textOf(scheme.scheme) ?? name)} credentials in the Authorization header`
  if (scheme?.type === 'oauth2') return 'OAuth 2.0 access token'
  if (scheme?.type === 'openIdConnect') return 'OpenID Connect'
  if (scheme?.type === 'mutualTLS') return 'Client certificate'
  return name
}

const placeWords: Readonly<Record<string, string>> = { header: 'header', query: 'query parameter', cookie: 'cookie' }

function withScopes(words: string, scopes: readonly string[]): string {
  return scopes.length === 0 ? words : `${words} (${scopes.join(', ')})`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
