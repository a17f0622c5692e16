import { eventTypes as data } from '../../../content/data/eventTypes'
import type { Derived } from '../Derived'
import type { ProductSource } from '../ProductSource'

/** Constants of types/events.ts. */
export function eventTypes(source: ProductSource): Derived {
  return {
    list: 'eventTypes',
    ours: Object.fromEntries(data.map(({ name }) => [name, {}])),
    theirs: Object.fromEntries(eventConstants(source).map(([, name]) => [name, {}])),
  }
}

/** Constants with the names of events: `FEATURE_CREATED`, `feature-created`. */
export function eventConstants(source: ProductSource): [constant: string, name: string][] {
  const text = source.read('src/lib/types/events.ts') ?? ''
  return [...text.matchAll(/export const ([A-Z_]+) =\s*'([a-z-]+)'/g)].map(([, constant = '', name = '']) => [constant, name])
}
