import type { FactKind } from './FactKind'
import * as access from './kinds/access'
import * as events from './kinds/events'
import * as product from './kinds/product'
import * as sdks from './kinds/sdks'
import * as strategies from './kinds/strategies'

/** All kinds of facts by the names of their lists: every export of these files is one. */
export const factKinds = { ...access, ...events, ...product, ...sdks, ...strategies }

/** The same where it doesn't matter which properties the facts of a kind have. */
export const factKindList = Object.values(factKinds) as unknown as readonly FactKind<object>[]
