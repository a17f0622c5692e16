import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { codes } from './codes'
import { text } from './text'

export const activationStrategySchema = z.strictObject({
  /** As the API has it. */
  name: text,
  /** As the Admin UI has it. */
  label: text,
  status: text,
})

type ActivationStrategy = z.infer<typeof activationStrategySchema>

export const activationStrategies: FactKind<ActivationStrategy> = {
  list: 'activationStrategies',
  type: 'ActivationStrategy',
  schema: activationStrategySchema,
  names: ({ name }) => [name],
  summary: ({ label, status }) => `${label}: ${status}`,
  table: {
    component: 'ActivationStrategies',
    label: 'Strategy types',
    columns: ['Name in the Admin UI', '`name` in the API', 'Parameters', 'Status in 5.8'],
    cells: ({ name, label, status }, { strategyParameters }) => [
      label,
      codes([name]),
      codes(strategyParameters.filter(({ strategy }) => strategy === name).map((parameter) => parameter.name)) || 'none',
      status,
    ],
  },
}
