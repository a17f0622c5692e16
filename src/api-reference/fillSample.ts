/** What stands in a sample for the reader's own values; the build writes the same. */
export const placeholders = { server: 'https://unleash.example.com', token: 'YOUR_API_TOKEN' } as const

export interface SampleValues {
  /** As the reader wrote them; empty where there is none. */
  server: string
  token: string
}

/** The HTML of a sample with the reader's values instead of placeholders; a value that may not be there is left out. */
export function fillSample(html: string, { server, token }: SampleValues): string {
  return html
    .replaceAll(placeholders.server, cleanServer(server) ?? placeholders.server)
    .replaceAll(placeholders.token, cleanToken(token) ?? placeholders.token)
}

/**
 * The address of a server as samples need it: without slash at the end, and without `/api`, which paths begin with.
 *
 * @returns undefined for nothing, and for anything that is no plain address: it stands between the quotes of ten languages.
 */
export function cleanServer(text: string): string | undefined {
  const address = text.trim().replace(/\/+$/, '').replace(/\/api$/, '')
  const isPlain = /^https?:\/\/[A-Za-z0-9.:[\]-]+(\/[A-Za-z0-9._~%-]+)*$/.test(address)
  return isPlain && URL.canParse(address) ? address : undefined
}

/** A token, if it has no character that would end a text in one of the languages. */
export function cleanToken(text: string): string | undefined {
  const token = text.trim()
  return /^[A-Za-z0-9*:._[\]@~+=/-]+$/.test(token) ? token : undefined
}
