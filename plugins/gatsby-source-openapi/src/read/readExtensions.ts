import { pointerTo } from '../../../openapi-request'
import { nearestSentence } from '../../../problem-report'
import type { Json, JsonObject } from '../../types'
import type { ApiEvent, ApiOperation } from './ApiDocument'
import type { Diagnostics } from './Diagnostics'
import { defined, isObject, listOf, quoted, filledText } from './json'

/** Keys of an operation that we or the product have defined, and their values. */
const known = {
  'x-availability': ['oss', 'enterprise'],
  'x-stability': ['stable', 'beta', 'alpha'],
  'x-stability-level': ['stable', 'beta', 'alpha'],
  'x-admin-tokens': ['accepted', 'refused'],
} as const

type Extensions = Pick<ApiOperation, 'availability' | 'stability' | 'permissions' | 'adminTokens' | 'onlyIn' | 'events'>

/** Reads the known `x-` keys of an operation. Any other key or value is skipped with a warning. */
export function readExtensions(operation: JsonObject, pointer: string, diagnostics: Diagnostics): Extensions {
  skipExtensions(operation, pointer, diagnostics, [...Object.keys(known), 'x-permissions', 'x-events', 'x-only-in'])
  return defined({
    availability: valueOf('x-availability'),
    stability: valueOf('x-stability') ?? valueOf('x-stability-level'),
    adminTokens: valueOf('x-admin-tokens'),
    permissions: readList('x-permissions', filledText, 'Write a list of permissions: ["CREATE_FEATURE"].'),
    events: readList('x-events', eventOf, 'Write a list of events: [{ "type": "feature-created" }].'),
    onlyIn: filledText(operation['x-only-in']),
  })

  function valueOf(key: keyof typeof known): string | undefined {
    const value = operation[key]
    const accepted = known[key].find((entry) => entry === value)
    if (value !== undefined && accepted === undefined) {
      const what = `${quoted(value)} isn't a valid value of "${key}" and is skipped.`
      diagnostics.skip(pointerTo(pointer, key), what, nearestSentence(quoted(value), known[key], ''))
    }
    return accepted
  }

  function readList<Entry>(key: string, read: (entry: Json) => Entry | undefined, fix: string): Entry[] | undefined {
    const value = operation[key]
    if (value === undefined) return undefined
    const entries = listOf(value).flatMap((entry) => read(entry) ?? [])
    if (Array.isArray(value) && entries.length === value.length) return [...new Set(entries)]
    diagnostics.skip(pointerTo(pointer, key), `${quoted(value)} isn't a valid value of "${key}" and is skipped.`, fix)
    return undefined
  }
}

export function skipExtensions(
  part: JsonObject,
  pointer: string,
  diagnostics: Diagnostics,
  except: readonly string[] = [],
): void {
  for (const key of Object.keys(part)) {
    if (!key.startsWith('x-') || except.includes(key)) continue
    diagnostics.skip(pointerTo(pointer, key), `The key "${key}" is unknown and is skipped.`, 'You can ignore this.')
  }
}

function eventOf(entry: Json): ApiEvent | undefined {
  if (!isObject(entry)) return undefined
  const type = filledText(entry.type)
  const when = filledText(entry.when)
  if (type === undefined || (entry.when !== undefined && when === undefined)) return undefined
  return { type, when: when ?? null }
}
