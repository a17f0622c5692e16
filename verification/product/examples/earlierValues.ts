import type { Api } from './api'
import { type Exchange, jsonOf } from './recorder'

/** The ID that pages write for a strategy. */
const shownStrategyId = 'fe6ff0dc-4409-404e-b093-a83beb9a5387'

/** Where IDs and secrets come from that a page tells the reader to take from a response before. */
const sources: readonly { placeholders: readonly string[]; operation: string; read: (body: unknown) => unknown }[] = [
  {
    placeholders: ['STRATEGY_ID', shownStrategyId],
    operation: 'getFeatureStrategies',
    read: (body) => (body as { id: string }[])[0]?.id,
  },
  {
    placeholders: ['STRATEGY_ID', shownStrategyId],
    operation: 'addFeatureStrategy',
    read: (body) => (body as { id: string }).id,
  },
  {
    placeholders: ['SIGNUP_SECRET'],
    operation: 'createPublicSignupToken',
    read: (body) => (body as { secret: string }).secret,
  },
]

/** Values of placeholders from the responses so far; the latest one counts. */
export function earlierValues(exchanges: readonly Exchange[], api: Api): Map<string, string> {
  const found = exchanges.flatMap((exchange) => {
    if (exchange.status >= 400) return []
    const id = api.find(exchange)?.operationId
    return sources
      .filter(({ operation }) => operation === id)
      .flatMap(({ placeholders, read }) => {
        const value = read(jsonOf(exchange))
        return typeof value === 'string' ? placeholders.map((placeholder) => [placeholder, value] as const) : []
      })
  })
  return new Map(found)
}
