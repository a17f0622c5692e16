import type { JsonObject } from '../../types'
import { followRef } from './followRef'
import { isObject, listOf, own, textOf } from './json'

/** Something secret that a request carries: `Authorization: Bearer …` is a header with the prefix `Bearer `. */
export interface ApiCredential {
  in: 'header' | 'query' | 'cookie'
  name: string
  prefix: string
}

/** What a request carries to satisfy the first way to be let in; nothing where none is needed. */
export function readCredentials(document: JsonObject, operation: JsonObject): ApiCredential[] {
  const requirements = listOf(operation.security ?? document.security).filter(isObject)
  if (requirements.some((requirement) => Object.keys(requirement).length === 0)) return []
  return Object.keys(requirements[0] ?? {}).flatMap((name) => {
    const scheme = followRef(document, own(own(document.components, 'securitySchemes'), name))
    return scheme ? credentialOf(scheme) : []
  })
}

const places = ['header', 'query', 'cookie'] as const

function credentialOf(scheme: JsonObject): ApiCredential[] {
  const place = places.find((known) => known === scheme.in)
  const name = textOf(scheme.name)
  if (scheme.type === 'apiKey') return place && name !== undefined ? [{ in: place, name, prefix: '' }] : []
  if (!['http', 'oauth2', 'openIdConnect'].includes(textOf(scheme.type) ?? '')) return []
  const prefix = textOf(scheme.scheme)?.toLowerCase() === 'basic' ? 'Basic ' : 'Bearer '
  return [{ in: 'header', name: 'Authorization', prefix }]
}
