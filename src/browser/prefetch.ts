/** Whether the reader's connection allows loading pages ahead. Gatsby asks this for visible links, but not on hover. */
export function mayPrefetch(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** Makes loading on hover respect data saving and slow connections. */
export function guardHoverPrefetch(): void {
  const { hovering } = window.___loader
  window.___loader.hovering = (path) => {
    if (mayPrefetch(navigator.connection)) hovering(path)
  }
}
