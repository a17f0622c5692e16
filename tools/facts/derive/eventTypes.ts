import { eventTypes as data } from '../../../content/data/eventTypes'
import type { Derived } from '../Derived'
import type { ProductSource } from '../ProductSource'

/** Constants of types/events.ts. */
export function eventTypes(source: ProductSource): Derived {
  const text = source.read('src/lib/types/events.ts') ?? ''
  const names = [...text.matchAll(/export const [A-Z_]+ =\s*'([a-z-]+)'/g)].map(([, name = '']) => [name, {}] as const)
  return {
    list: 'eventTypes',
    ours: Object.fromEntries(data.map(({ name }) => [name, {}])),
    theirs: Object.fromEntries(names),
  }
}
