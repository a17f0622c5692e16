import { samplePlaceholders } from '../shared/samplePlaceholders'

export interface SampleValues {
  /** As the reader wrote them; empty where there is none. */
  server: string
  token: string
}

/** The HTML of a sample with the reader's values instead of placeholders; a value that may not be there is left out. */
export function fillSample(html: string, { server, token }: SampleValues): string {
  return html
    .replaceAll(samplePlaceholders.server, cleanServer(server) ?? samplePlaceholders.server)
    .replaceAll(samplePlaceholders.token, cleanToken(token) ?? samplePlaceholders.token)
}

/**
 * The address of a server as samples need it: without slash at the end, and without `/api` or what an SDK needs behind it,
 * which paths begin with. Names of containers may have underscores.
 *
 * @returns undefined for nothing, and for anything that is no plain address: it stands between the quotes of ten languages.
 */
export function cleanServer(text: string): string | undefined {
  const address = text.trim().replace(/^https?:/i, (scheme) => scheme.toLowerCase()).replace(/(\/api(\/(admin|client|frontend))?)?\/*$/, '')
  const isPlain = /^https?:\/\/[\w.:[\]-]+(\/[\w.~%-]+)*$/.test(address)
  return isPlain && URL.canParse(address) ? address : undefined
}

/** A token, if it has no character that would end a text in one of the languages. It may be copied with its `Bearer`. */
export function cleanToken(text: string): string | undefined {
  const token = text.trim().replace(/^Bearer\s+/i, '')
  return /^[A-Za-z0-9*:._[\]@~+=/-]+$/.test(token) ? token : undefined
}
