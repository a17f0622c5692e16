import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { JsonObject } from '../../types'
import type { Findings } from './Findings'
import { listOf, quoted, textOf } from './json'
import { pointerTo } from './jsonPointer'

/** Keys of an operation that are ours, or the product's, and what they may say. */
const known = {
  'x-availability': ['oss', 'enterprise'],
  'x-stability': ['stable', 'beta', 'alpha'],
  'x-stability-level': ['stable', 'beta', 'alpha'],
  'x-admin-tokens': ['accepted', 'refused'],
} as const

/** A list of names rather than one of a few words. */
const permissionsKey = 'x-permissions'

export interface Extensions {
  availability?: string
  stability?: string
  permissions?: string[]
  adminTokens?: string
}

/** Reads the known `x-` keys of an operation; any other, and any other value, is skipped with a warning. */
export function readExtensions(operation: JsonObject, pointer: string, findings: Findings): Extensions {
  skipExtensions(operation, pointer, findings, [...Object.keys(known), permissionsKey])
  const availability = valueOf('x-availability')
  const stability = valueOf('x-stability') ?? valueOf('x-stability-level')
  const adminTokens = valueOf('x-admin-tokens')
  const permissions = readPermissions()
  return {
    ...(availability !== undefined && { availability }),
    ...(stability !== undefined && { stability }),
    ...(adminTokens !== undefined && { adminTokens }),
    ...(permissions !== undefined && { permissions }),
  }

  function valueOf(key: keyof typeof known): string | undefined {
    const value = operation[key]
    const accepted = known[key].find((entry) => entry === value)
    if (value !== undefined && accepted === undefined) {
      const what = `${quoted(value)} is no value of "${key}" and is skipped.`
      findings.skip(pointerTo(pointer, key), what, nearestSentence(quoted(value), known[key], ''))
    }
    return accepted
  }

  function readPermissions(): string[] | undefined {
    const value = operation[permissionsKey]
    if (value === undefined) return undefined
    const names = listOf(value).flatMap((name) => textOf(name) ?? [])
    if (Array.isArray(value) && names.length === value.length) return [...new Set(names)]
    const what = `${quoted(value)} is no value of "${permissionsKey}" and is skipped.`
    findings.skip(pointerTo(pointer, permissionsKey), what, 'Give a list of permissions: ["CREATE_FEATURE"].')
    return undefined
  }
}

/** Reports the `x-` keys of an object as skipped. */
export function skipExtensions(
  holder: JsonObject,
  pointer: string,
  findings: Findings,
  except: readonly string[] = [],
): void {
  for (const key of Object.keys(holder)) {
    if (!key.startsWith('x-') || except.includes(key)) continue
    findings.skip(pointerTo(pointer, key), `"${key}" is not known here and is skipped.`, 'Nothing needs to be done.')
  }
}
