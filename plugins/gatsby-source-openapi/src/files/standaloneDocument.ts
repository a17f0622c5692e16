import type { JsonObject, OpenApiOptions } from '../../types'
import { hideServers } from '../nodes/hideServers'
import type { ApiDocument } from '../read/ApiDocument'
import { listOf } from '../read/json'
import { absoluteLinks } from './absoluteLinks'

/**
 * A document as tools import it: links in its texts lead to this site from anywhere, it names a server, as its samples do, and
 * nothing in it names the instance that it is from.
 */
export function standaloneDocument(
  { json, serverUrls }: ApiDocument,
  { placeholders, ...addresses }: Pick<OpenApiOptions, 'placeholders' | 'siteUrls' | 'oldPaths'>,
): JsonObject {
  const { openapi, info, servers, ...rest } = absoluteLinks(hideServers(json, serverUrls, placeholders.server), addresses)
  const yours = [{ url: placeholders.server, description: 'Your Unleash instance' }]
  return {
    ...(openapi !== undefined && { openapi }),
    ...(info !== undefined && { info }),
    servers: servers !== undefined && listOf(servers).length > 0 ? servers : yours,
    ...rest,
  }
}
