import type { Accepted } from '../../gatsby-remote-document/src/RemoteDocument'
import type { ApiDocument } from './read/ApiDocument'
import { parseJson } from './read/parseJson'
import { readDocument } from './read/readDocument'

/** Media types an OpenAPI document comes as. */
export const openApiContentTypes = [
  'application/json',
  'application/openapi+json',
  'application/vnd.oai.openapi+json',
  'text/json',
] as const

/**
 * A text as an OpenAPI document, or everything that is wrong with it.
 *
 * @param location file or address of the text.
 */
export function acceptDocument(text: string, location: string, infoSlug: string): Accepted<ApiDocument> {
  const json = parseJson(text, location)
  if (!json.ok) return json
  const { document, problems, warnings } = readDocument(json.value, location, infoSlug)
  return document && problems.length === 0
    ? { ok: true, value: document, problems: warnings }
    : { ok: false, problems: [...problems, ...warnings] }
}
