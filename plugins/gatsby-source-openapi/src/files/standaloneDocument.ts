import { childrenOf, followObject, pointerTo, resolvePointer } from '../../../openapi-request'
import { currentUrl, type SiteLinkOptions } from '../../../site-links'
import type { Json, JsonObject, OpenApiOptions } from '../../types'
import { hideServers } from '../nodes/hideServers'
import type { ApiDocument } from '../read/ApiDocument'
import { defined, entriesOf, listOf, mapStrings, own } from '../read/json'

/** A document that tools can import: absolute links, the server of the samples, and no trace of the original instance. */
export function standaloneDocument(
  { json, serverUrls }: ApiDocument,
  { placeholders, ...site }: Pick<OpenApiOptions, 'placeholders' | 'siteUrls' | 'oldPaths'>,
): JsonObject {
  const { openapi, info, servers, ...rest } = absoluteLinks(hideServers(json, serverUrls, placeholders.server), site)
  const defaultServers = [{ url: placeholders.server, description: 'Your Unleash instance' }]
  return {
    ...defined({ openapi, info }),
    servers: servers !== undefined && listOf(servers).length > 0 ? servers : defaultServers,
    ...rest,
  }
}

/** Targets of links and images in Markdown and HTML. A parser would take seconds for the texts of a document. */
const linkTarget = /(\]\(\s*<?|\]:\s+<?|\b(?:href|src)=["'])([^\s<>()"']+)/g

/** Makes links of descriptions to this site absolute: `](/docs/tags)` → `](https://docs.example.com/reference/tags)`. */
export function absoluteLinks<T extends Json>(value: T, site: SiteLinkOptions): T {
  const [siteUrl] = site.siteUrls
  if (siteUrl === undefined) return value
  return mapStrings(value, (text, name) => (name === 'description' ? text.replace(linkTarget, absolute) : text)) as T

  function absolute(whole: string, before: string, href: string): string {
    const local = currentUrl(href, site)
    return local === undefined ? whole : `${before}${siteUrl ?? ''}${local}`
  }
}

/** Keys of a path item that apply to all of its operations. */
const sharedKeys = new Set(['summary', 'description', 'servers', 'parameters'])

/** A tag's operations and webhooks, by their JSON pointers, and the components that they refer to. */
export function documentOfTag(document: JsonObject, tag: string, pointers: ReadonlySet<string>): JsonObject {
  const { webhooks: _, ...rest } = document
  const paths = keptItems(document, 'paths', pointers)
  const webhooks = keptItems(document, 'webhooks', pointers)
  const tags = listOf(document.tags).filter((entry) => own(entry, 'name') === tag)
  return {
    ...rest,
    tags,
    paths,
    ...(Object.keys(webhooks).length > 0 && { webhooks }),
    components: componentsFor(document, [paths, webhooks]),
  }
}

/** The path items with some operations, without their others. */
function keptItems(document: JsonObject, key: 'paths' | 'webhooks', pointers: ReadonlySet<string>): JsonObject {
  const items: JsonObject = {}
  for (const [name, item] of entriesOf(document[key])) {
    const kept = entriesOf(followObject(document, item)).filter(
      ([method]) => sharedKeys.has(method) || pointers.has(pointerTo(`/${key}`, name, method)),
    )
    if (kept.some(([method]) => !sharedKeys.has(method))) items[name] = Object.fromEntries(kept)
  }
  return items
}

/** Components that some parts refer to, over any number of references, and all security schemes. */
function componentsFor(document: JsonObject, parts: readonly Json[]): JsonObject {
  const reached = new Set<string>()
  const waiting = [...parts]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    // A discriminator refers to schemas by plain strings. A reference to a part of a component needs the whole component.
    const ref = typeof value === 'string' && value.startsWith('#/components/') ? value.split('/', 4).join('/') : ''
    const target = resolvePointer(document, ref)
    if (target && !reached.has(target.pointer)) {
      reached.add(target.pointer)
      waiting.push(target.value)
    }
    waiting.push(...childrenOf(value))
  }
  const components: JsonObject = {}
  for (const [kind, entries] of entriesOf(document.components)) {
    const kept = entriesOf(entries).filter(
      ([name]) => kind === 'securitySchemes' || reached.has(pointerTo('/components', kind, name)),
    )
    if (kept.length > 0) components[kind] = Object.fromEntries(kept)
  }
  return components
}
