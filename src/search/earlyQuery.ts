type EarlyKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'repeat'>

/** What was typed after a shortcut of the search before the site's scripts ran (`keepEarlyKeys` in `src/inline`). */
export function takeEarlyQuery(): string | undefined {
  const { earlyKeys = [] } = window
  window.onkeydown = null
  window.earlyKeys = undefined
  return earlyQuery(earlyKeys)
}

/**
 * @param keys from the first shortcut on
 * @returns undefined if nothing was pressed, or Escape after all
 */
export function earlyQuery(keys: readonly EarlyKey[]): string | undefined {
  let query: string | undefined
  for (const { key, ctrlKey, metaKey, repeat } of keys) {
    if (repeat) continue
    if (ctrlKey || metaKey) query ??= ''
    else if (key === 'Escape') query = undefined
    else if (query === undefined) query = key === '/' ? '' : undefined
    else if (key === 'Backspace') query = query.slice(0, -1)
    else if (key.length === 1) query += key
  }
  return query
}
