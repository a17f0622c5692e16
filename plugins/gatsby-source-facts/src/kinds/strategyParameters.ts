import { z } from 'zod'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { FactKind } from '../FactKind'
import { codes } from './codes'
import { text } from './text'

export const strategyParameterSchema = z.strictObject({
  /** A name of `activationStrategies`. */
  strategy: text,
  name: text,
  default: text.optional(),
  what: text,
})

type StrategyParameter = z.infer<typeof strategyParameterSchema>

export const strategyParameters: FactKind<StrategyParameter> = {
  list: 'strategyParameters',
  type: 'StrategyParameter',
  schema: strategyParameterSchema,
  names: ({ strategy, name }) => [`${strategy}.${name}`],
  summary: ({ what }) => what,
  problems: ({ strategy }, { activationStrategies }) => {
    const known = activationStrategies.map(({ name }) => name)
    if (known.includes(strategy)) return []
    return [{ what: `There is no strategy "${strategy}".`, fix: nearestSentence(strategy, known, '') }]
  },
  table: {
    component: 'StrategyParameters',
    label: 'Parameters',
    filter: { attribute: 'strategy', refersTo: 'strategy', of: ({ strategy }) => [strategy] },
    columns: ['Parameter', 'Default', 'What it does'],
    cells: ({ name, default: value = '–', what }) => [codes([name]), value, what],
  },
}
