import type { FactLists } from '../../plugins/gatsby-source-facts/types'
import type { SdkNeeds, StackFacts } from '../shared/stackFacts'

type Lists = Pick<FactLists, 'sdks' | 'sdkCapabilities' | 'constraintOperators' | 'featureAvailability'>
type Capability = Lists['sdkCapabilities'][number]

/** The part of `content/data` that a reader's stack is compared with. */
export function stackFacts({ sdks, sdkCapabilities, constraintOperators, featureAvailability }: Lists): StackFacts {
  const pages: Record<string, SdkNeeds> = {}
  for (const capability of sdkCapabilities) {
    const page = pageOf(capability)
    if (page === undefined) continue
    const guides = featureAvailability
      .filter((feature) => feature.page === page)
      .flatMap((feature) => feature.pages ?? [])
    for (const path of [page, ...guides]) pages[path] = { ...pages[path], ...needsOf(capability) }
  }
  const needs = new Map(sdkCapabilities.map((capability) => [capability.name, needsOf(capability)]))
  return {
    sdks: sdks.map(({ name, label, side, page, version }) => ({ name, label, side, page, version })),
    pages,
    operators: Object.fromEntries(
      constraintOperators.map(({ name, capability }) => [name, needs.get(capability) ?? {}]),
    ),
  }
}

/** The page that the label of a capability links to; undefined where it is about a part of a page. */
function pageOf({ label }: Capability): string | undefined {
  return /\]\((\/[^)#]+)\)/.exec(label)?.[1]
}

function needsOf({ capabilities }: Capability): SdkNeeds {
  return Object.fromEntries(
    Object.entries(capabilities).map(([sdk, cell]) => {
      if (cell.state === 'no') return [sdk, null]
      return [sdk, { since: cell.since, ...(cell.state === 'partly' && { isPartly: true as const }) }]
    }),
  )
}
