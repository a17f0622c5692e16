import { environmentVariables } from '../../content/data/environmentVariables'
import { eventTypes } from '../../content/data/eventTypes'
import { factPages } from '../../content/data/factPages'
import { permissions } from '../../content/data/permissions'

interface FactNames {
  what: string
  page: string
  /** What readers copy from a log, a message or a file, and the heading of the place that explains it. */
  names: readonly (readonly [name: string, heading: string])[]
}

/** Every name of content/data that readers copy into a search, and the page that explains it. */
export const factNames: readonly FactNames[] = [
  {
    what: 'environment variables',
    page: factPages.environmentVariables,
    names: environmentVariables.flatMap(({ names }) => names.map((name) => [name, names[0] ?? ''] as const)),
  },
  { what: 'permissions', page: factPages.permissions, names: headed(permissions) },
  { what: 'types of events', page: factPages.eventTypes, names: headed(eventTypes) },
]

/** A permission may be of several scopes. */
function headed(facts: readonly { name: string }[]): [name: string, heading: string][] {
  return [...new Set(facts.map(({ name }) => name))].map((name) => [name, name])
}
