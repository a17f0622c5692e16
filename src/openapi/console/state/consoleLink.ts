import { fromBase64Url, toBase64Url } from '../../../shared/bytes'
import { isObject } from '../../../../plugins/openapi-request'
import type { RequestInput } from '../request/buildRequest'

/** The fragment of the URL that opens the console. */
const consoleFragment = '#try-it'
const maxLength = 8000
/** API tokens and personal access tokens: `project:environment.secret`, `user:secret`. Digests of images look alike. */
const tokenPattern = /(?<!sha\d+):[\w*.-]*[0-9a-f]{40}/

/**
 * Parameters and body as a fragment, without server and token.
 * @returns undefined for one that is too long for a URL, or contains a token: the one that is entered, or what looks like one
 */
export function encodeConsoleLink({ parameters, body }: RequestInput, token: string): string | undefined {
  const text = JSON.stringify({ parameters, body })
  if ((token !== '' && text.includes(token)) || tokenPattern.test(text)) return undefined
  const fragment = `${consoleFragment}=${toBase64Url(new TextEncoder().encode(text))}`
  return fragment.length > maxLength ? undefined : fragment
}

/**
 * Reads such a fragment. It may come from anyone: names that the operation doesn't have are dropped, and nothing is sent.
 * @returns undefined where there is none, or a damaged one
 */
export function decodeConsoleLink(fragment: string, keys: readonly string[]): RequestInput | undefined {
  if (!fragment.startsWith(`${consoleFragment}=`) || fragment.length > maxLength) return undefined
  try {
    const bytes = fromBase64Url(fragment.slice(consoleFragment.length + 1))
    const state: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!isObject(state) || !isObject(state.parameters) || typeof state.body !== 'string') return undefined
    const { parameters, body } = state
    const known = keys.flatMap((key) => {
      const value = Object.hasOwn(parameters, key) ? parameters[key] : undefined
      return typeof value === 'string' ? [[key, value] as const] : []
    })
    return { parameters: Object.fromEntries(known), body }
  } catch {
    return undefined
  }
}
