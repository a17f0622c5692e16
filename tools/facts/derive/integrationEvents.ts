import { integrationEvents as data } from '../../../content/data/integrationEvents'
import type { Derived } from '../Derived'
import type { ProductSource } from '../ProductSource'
import { eventConstants } from './eventTypes'

/** What stands in `events` of each definition of an integration: `teams feature-created`. */
export function integrationEvents(source: ProductSource): Derived {
  const constants = new Map(eventConstants(source))
  const definitions = source.list('src/lib/addons').filter((file) => file.endsWith('-definition.ts'))
  const theirs = definitions.flatMap((file) => {
    const text = source.read(file) ?? ''
    const [, name = file] = /^ {4}name: '([a-z-]+)'/m.exec(text) ?? []
    const [, listed = ''] = /events: \[([^\]]*)\]/.exec(text) ?? []
    return [...listed.matchAll(/[A-Z_]+/g)].map(([event]) => [`${name} ${constants.get(event) ?? event}`, {}] as const)
  })
  const ours = data.flatMap(({ name, events }) => events.map((event) => [`${name} ${event}`, {}] as const))
  return { list: 'integrationEvents', ours: Object.fromEntries(ours), theirs: Object.fromEntries(theirs) }
}
