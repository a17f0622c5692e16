import { constraintOperators as data } from '../../../content/data/constraintOperators'
import type { Derived } from '../Derived'
import type { ProductSource } from '../ProductSource'

/** What stands in ALL_OPERATORS. */
export function constraintOperators(source: ProductSource): Derived {
  const text = source.read('src/lib/util/constants.ts') ?? ''
  const [, listed = ''] = /ALL_OPERATORS = \[([^\]]*)\]/.exec(text) ?? []
  const names = [...listed.matchAll(/[A-Z_]+/g)].map(([name]) => [name, {}] as const)
  return {
    list: 'constraintOperators',
    ours: Object.fromEntries(data.map(({ name }) => [name, {}])),
    theirs: Object.fromEntries(names),
  }
}
