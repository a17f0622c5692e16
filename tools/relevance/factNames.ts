import { environmentVariables } from '../../content/data/environmentVariables'
import { eventTypes } from '../../content/data/eventTypes'
import { factPages } from '../../content/data/factPages'
import { permissions } from '../../content/data/permissions'

interface FactNames {
  what: string
  page: string
  /** What readers copy from a log, a message or a file. */
  names: readonly string[]
}

/** Every name of content/data that readers copy into a search, and the page that explains it. */
export const factNames: readonly FactNames[] = [
  { what: 'environment variables', page: factPages.environmentVariables, names: environmentVariables.flatMap(({ names }) => names) },
  { what: 'permissions', page: factPages.permissions, names: unique(permissions.map(({ name }) => name)) },
  { what: 'types of events', page: factPages.eventTypes, names: eventTypes.map(({ name }) => name) },
]

/** A permission may be of several scopes. */
function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
