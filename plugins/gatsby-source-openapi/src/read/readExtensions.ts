import { nearestSentence } from '../../../problem-report'
import type { Json, JsonObject } from '../../types'
import type { ApiEvent } from './ApiDocument'
import type { Diagnostics } from './Diagnostics'
import { isObject, listOf, quoted, textOf } from './json'
import { pointerTo } from './references'

/** Keys of an operation that we or the product have defined, and their values. */
const known = {
  'x-availability': ['oss', 'enterprise'],
  'x-stability': ['stable', 'beta', 'alpha'],
  'x-stability-level': ['stable', 'beta', 'alpha'],
  'x-admin-tokens': ['accepted', 'refused'],
} as const

const permissionsKey = 'x-permissions'
const eventsKey = 'x-events'
const onlyInKey = 'x-only-in'

interface Extensions {
  availability?: string
  stability?: string
  permissions?: string[]
  adminTokens?: string
  onlyIn?: string
  events?: ApiEvent[]
}

/** Reads the known `x-` keys of an operation. Any other key or value is skipped with a warning. */
export function readExtensions(operation: JsonObject, pointer: string, diagnostics: Diagnostics): Extensions {
  skipExtensions(operation, pointer, diagnostics, [...Object.keys(known), permissionsKey, eventsKey, onlyInKey])
  const availability = valueOf('x-availability')
  const stability = valueOf('x-stability') ?? valueOf('x-stability-level')
  const adminTokens = valueOf('x-admin-tokens')
  const permissions = readPermissions()
  const events = readEvents()
  const onlyIn = textOf(operation[onlyInKey])
  return {
    ...(availability !== undefined && { availability }),
    ...(stability !== undefined && { stability }),
    ...(adminTokens !== undefined && { adminTokens }),
    ...(permissions !== undefined && { permissions }),
    ...(events !== undefined && { events }),
    ...(onlyIn !== undefined && { onlyIn }),
  }

  function valueOf(key: keyof typeof known): string | undefined {
    const value = operation[key]
    const accepted = known[key].find((entry) => entry === value)
    if (value !== undefined && accepted === undefined) {
      const what = `${quoted(value)} isn't a valid value of "${key}" and is skipped.`
      diagnostics.skip(pointerTo(pointer, key), what, nearestSentence(quoted(value), known[key], ''))
    }
    return accepted
  }

  function readPermissions(): string[] | undefined {
    const value = operation[permissionsKey]
    if (value === undefined) return undefined
    const names = listOf(value).flatMap((name) => textOf(name) ?? [])
    if (Array.isArray(value) && names.length === value.length) return [...new Set(names)]
    const what = `${quoted(value)} isn't a valid value of "${permissionsKey}" and is skipped.`
    diagnostics.skip(pointerTo(pointer, permissionsKey), what, 'Write a list of permissions: ["CREATE_FEATURE"].')
    return undefined
  }

  function readEvents(): ApiEvent[] | undefined {
    const value = operation[eventsKey]
    if (value === undefined) return undefined
    const events = listOf(value).flatMap((entry) => eventOf(entry) ?? [])
    if (Array.isArray(value) && events.length === value.length) return events
    const what = `${quoted(value)} isn't a valid value of "${eventsKey}" and is skipped.`
    diagnostics.skip(pointerTo(pointer, eventsKey), what, 'Write a list of events: [{ "type": "feature-created" }].')
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
  const type = textOf(entry.type)
  const when = textOf(entry.when)
  if (type === undefined || (entry.when !== undefined && when === undefined)) return undefined
  return { type, when: when ?? null }
}
