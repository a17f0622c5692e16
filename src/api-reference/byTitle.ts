const { compare } = new Intl.Collator('en', { sensitivity: 'base' })

/** In alphabetical order of titles, whatever their letter case; the given list stays as it is. */
export function byTitle<Item extends { title: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => compare(a.title, b.title))
}
