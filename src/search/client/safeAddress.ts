import { searchSettings } from '../../shared/search/searchSettings'

/**
 * The address a hit may lead to: a path of this site, or https on the list of external addresses.
 *
 * @returns the address in its normal form; undefined for every other one, such as `javascript:` or `//evil.example`.
 */
export function safeAddress(url: unknown): string | undefined {
  if (typeof url !== 'string' || /[\s\\]/.test(url) || hasControlCharacters(url)) return undefined
  if (/^\/(?!\/)/.test(url)) {
    const { origin, pathname, search, hash } = new URL(url, 'https://site.invalid')
    return origin === 'https://site.invalid' && !pathname.startsWith('//') ? pathname + search + hash : undefined
  }
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const { href, username, password } = new URL(url)
  return username === '' && password === '' && isExternal(href) ? href : undefined
}

/** Whether the browser, not the router, goes to an address. */
export function isExternal(address: string): boolean {
  return searchSettings.externalAddresses.test(address)
}

function hasControlCharacters(text: string): boolean {
  return [...text].some((character) => (character.codePointAt(0) ?? 0) < 0x20)
}
