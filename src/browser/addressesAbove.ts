/**
 * Ids that a page of the API may have instead of one of a field, the nearest first: `response-200-a-0` and `response-200-a` for
 * `response-200-a-0-name`. A large page shows the fields of a component only once, and leaves out what lies very deep.
 *
 * @param id of the part that the address names; none is above one that is no field of a body.
 */
export function addressesAbove(id: string): string[] {
  if (!/^(request|response)-/.test(id)) return []
  const parts = id.split('-')
  return parts.slice(1).map((_, index) => parts.slice(0, -index - 1).join('-'))
}
