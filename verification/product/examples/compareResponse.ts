/** A field that a page shows and the server returns otherwise. */
export interface Difference {
  /** `features[0].name`; empty for the body itself. */
  field: string
  expected: string
  actual: string
}

type Values = Readonly<Record<string, unknown>>

/**
 * Compares the fields that a page shows with the body that the server returned; further fields of the server don't matter.
 * Entries of a list are compared with those of the same order, of which a page may leave out some. IDs, dates and secrets differ
 * from run to run: for them, the type is compared.
 */
export function compareResponse(shown: unknown, returned: unknown): Difference[] {
  return differences(shown, returned, '')
}

function differences(shown: unknown, returned: unknown, field: string): Difference[] {
  if (Array.isArray(shown) && Array.isArray(returned)) return entryDifferences(shown, returned, field)
  if (isObject(shown) && isObject(returned)) {
    return Object.entries(shown).flatMap(([name, value]) =>
      differences(value, returned[name], field === '' ? name : `${field}.${name}`),
    )
  }
  return isSame(shown, returned, field) ? [] : [{ field, expected: excerpt(shown), actual: excerpt(returned) }]
}

function entryDifferences(shown: readonly unknown[], returned: readonly unknown[], field: string): Difference[] {
  if (shown.length === 0 && returned.length > 0) return [{ field, expected: '[]', actual: excerpt(returned) }]
  let next = 0
  return shown.flatMap((entry, index) => {
    const found = returned.findIndex((candidate, at) => at >= next && differences(entry, candidate, '').length === 0)
    if (found >= 0) next = found + 1
    return found >= 0 ? [] : differences(entry, mostSimilar(entry, returned) ?? returned[index], `${field}[${index}]`)
  })
}

/** The entry with the same name or ID, to say which of its fields differs. */
function mostSimilar(entry: unknown, candidates: readonly unknown[]): unknown {
  if (!isObject(entry)) return undefined
  const [key] = ['name', 'id', 'secret'].filter((name) => name in entry)
  return key === undefined
    ? undefined
    : candidates.find((candidate) => isObject(candidate) && candidate[key] === entry[key])
}

const date = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** These depend on what was done with a server before. */
const accidental = /(^|\.)(id|createdBy|createdByUserId|inviteLink)$/

function isSame(shown: unknown, returned: unknown, field: string): boolean {
  if (shown === returned) return true
  if (accidental.test(field)) return typeof shown === typeof returned
  if (typeof shown !== 'string' || typeof returned !== 'string') return false
  if ([date, uuid].some((form) => form.test(shown) && form.test(returned))) return true
  if (!/<[^>]+>/.test(shown)) return false
  const parts = shown.split(/<[^>]+>/).map((part) => part.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`).test(returned)
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function excerpt(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 159)}…` : text
}
