/** Whether the connection is fast enough to load what the reader may not need. Gatsby checks this for visible links, but not on hover. */
export function mayPrefetch(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
