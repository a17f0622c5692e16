import type { FactLists } from '../types'
import type { FactKind } from './FactKind'
import * as access from './kinds/access'
import * as events from './kinds/events'
import * as product from './kinds/product'
import * as sdks from './kinds/sdks'
import * as strategies from './kinds/strategies'

/** All kinds of facts by the names of their lists, which are those of files in content/data: every export of these files is one. */
export const factKinds = { ...access, ...events, ...product, ...sdks, ...strategies }

/** A kind where it doesn't matter which properties its facts have. */
export interface AnyKind extends FactKind<Record<string, unknown>> {
  list: keyof FactLists
}

export const factKindList = Object.entries(factKinds).map(([list, kind]) => ({
  ...kind,
  list,
})) as unknown as readonly AnyKind[]
