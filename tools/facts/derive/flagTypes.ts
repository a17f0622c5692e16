import { flagTypes as data } from '../../../content/data/flagTypes'
import type { Derived } from '../Derived'
import type { ProductSource } from '../ProductSource'
import { migrations } from './permissions'

/** Rows that migrations put into `feature_types`. */
export function flagTypes(source: ProductSource): Derived {
  const rows = migrations(source).flatMap((text) =>
    [...text.matchAll(/INTO feature_types\([^)]*\)\s*VALUES\s*\('([^']+)',\s*'([^']+)',\s*'[^']*',\s*(\w+)\)/gi)].map(
      ([, name = '', label = '', lifetime = '']) => [name, { label, lifetime }] as const,
    ),
  )
  return {
    list: 'flagTypes',
    ours: Object.fromEntries(
      data.map(({ name, label, lifetimeDays }) => [name, { label, lifetime: String(lifetimeDays) }]),
    ),
    theirs: Object.fromEntries(rows),
  }
}
