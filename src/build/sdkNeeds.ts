import { needsText } from '../../plugins/gatsby-source-facts/shared'
import type { FactLists } from '../../plugins/gatsby-source-facts/types'

type Capability = FactLists['sdkCapabilities'][number]

/** What SDKs need for the subject of a page, by the path of the page, as `needsText` writes it. */
export function sdkNeeds({
  sdkCapabilities,
  featureAvailability,
}: Pick<FactLists, 'sdkCapabilities' | 'featureAvailability'>): ReadonlyMap<string, string> {
  const capabilities = new Map<string, Capability['capabilities']>()
  for (const capability of sdkCapabilities) {
    const page = pageOf(capability)
    if (page === undefined) continue
    const guides = featureAvailability
      .filter((feature) => feature.page === page)
      .flatMap((feature) => feature.pages ?? [])
    for (const path of [page, ...guides])
      capabilities.set(path, { ...capabilities.get(path), ...capability.capabilities })
  }
  return new Map([...capabilities].map(([path, cells]) => [path, needsText(cells)]))
}

/** The page that the label of a capability links to; undefined where it is about a part of a page. */
function pageOf({ label }: Capability): string | undefined {
  return /\]\((\/[^)#]+)\)/.exec(label)?.[1]
}
