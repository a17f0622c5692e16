/**
 * The last segment of a page's path, from an operation's id or a tag's name, in kebab case.
 *
 * Words split at case changes; a run of capitals is one word up to the last capital before a small letter; digits are
 * words of their own; anything else separates: `getCDNTokens` → `get-cdn-tokens`, `../../x` → `x`.
 *
 * @returns only `a-z`, `0-9` and single `-` between them; empty when the name has no such character.
 */
export function slugOf(name: string): string {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).join('-').toLowerCase()
}
