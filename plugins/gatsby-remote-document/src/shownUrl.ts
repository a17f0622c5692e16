/** An address as it may be printed and stored: without user name, password, query and hash. Anything else stays as it is. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return url
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
