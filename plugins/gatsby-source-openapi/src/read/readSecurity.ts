import { followObject } from '../../../openapi-request'
import type { Json, JsonObject } from '../../types'
import { isObject, listOf, own, filledText } from './json'

/** How the requests of an operation are authenticated. */
export interface ApiSecurity {
  /** Alternative ways, in words: `API key in the Authorization header`. Empty where none is required. */
  ways: string[]
  /** A request without any of them is accepted, too. */
  isOptional: boolean
  /** What a request sends for the first way; nothing where it's optional. */
  credentials: ApiCredential[]
}

/** Reads the security requirements of an operation, or those of the document. An empty one means that a request may send nothing. */
export function readSecurity(document: JsonObject, operation: JsonObject): ApiSecurity {
  const all = listOf(operation.security ?? document.security).filter(isObject)
  const requirements = all.filter((requirement) => Object.keys(requirement).length > 0)
  const isOptional = requirements.length > 0 && requirements.length < all.length
  const [first = {}] = isOptional ? [] : requirements
  return {
    ways: requirements.map((requirement) =>
      Object.entries(requirement)
        .map(([name, scopes]) => withScopes(schemeWords(document, name), listOf(scopes).map(String)))
        .join(' and '),
    ),
    isOptional,
    credentials: Object.keys(first).flatMap((name) => credentialOf(schemeOf(document, name) ?? {})),
  }
}

function schemeOf(document: JsonObject, name: string): JsonObject | undefined {
  return followObject(document, own(own(document.components, 'securitySchemes'), name))
}

function schemeWords(document: JsonObject, name: string): string {
  const scheme = schemeOf(document, name)
  if (scheme?.type === 'apiKey')
    return `API key in the ${filledText(scheme.name) ?? name} ${wordsOf(placeWords, scheme.in) ?? 'header'}`
  if (scheme?.type === 'http') {
    const credentials = filledText(scheme.scheme) ?? name
    return `${credentials.charAt(0).toUpperCase()}${credentials.slice(1)} credentials in the Authorization header`
  }
  return wordsOf(otherSchemes, scheme?.type) ?? name
}

const otherSchemes = {
  oauth2: 'OAuth 2.0 access token',
  openIdConnect: 'OpenID Connect',
  mutualTLS: 'Client certificate',
}
const placeWords = { header: 'header', query: 'query parameter', cookie: 'cookie' }

function wordsOf(words: Record<string, string>, key: Json | undefined): string | undefined {
  return filledText(own(words, filledText(key) ?? ''))
}

function withScopes(words: string, scopes: readonly string[]): string {
  return scopes.length === 0 ? words : `${words} (${scopes.join(', ')})`
}

/** A secret in a request: `Authorization: Bearer …` is a header with the prefix `Bearer `. */
export interface ApiCredential {
  in: 'header' | 'query' | 'cookie'
  name: string
  prefix: string
}

const places = ['header', 'query', 'cookie'] as const

function credentialOf(scheme: JsonObject): ApiCredential[] {
  const place = places.find((known) => known === scheme.in)
  const name = filledText(scheme.name)
  if (scheme.type === 'apiKey') return place && name !== undefined ? [{ in: place, name, prefix: '' }] : []
  if (!['http', 'oauth2', 'openIdConnect'].includes(filledText(scheme.type) ?? '')) return []
  const prefix = filledText(scheme.scheme)?.toLowerCase() === 'basic' ? 'Basic ' : 'Bearer '
  return [{ in: 'header', name: 'Authorization', prefix }]
}
