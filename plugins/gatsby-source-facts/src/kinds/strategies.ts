import { z } from 'zod'
import { needsText } from '../../shared'
import { codes, type FactKind, text, unknownNames } from '../FactKind'

const activationStrategySchema = z.strictObject({
  name: text.describe('As in the API.'),
  label: text.describe('What the Admin UI calls it.'),
  status: text,
})

export const activationStrategies: FactKind<z.infer<typeof activationStrategySchema>> = {
  type: 'ActivationStrategy',
  schema: activationStrategySchema,
  names: ({ name }) => [name],
  summary: ({ label, status }) => `${label}: ${status}`,
  table: {
    component: 'ActivationStrategies',
    label: 'Strategy types',
    columns: ['Name in the Admin UI', '`name` in the API', 'Parameters', 'Status in 5.8'],
    cells: ({ name, label, status }, lists) => [
      label,
      codes([name]),
      codes(lists.strategyParameters.filter(({ strategy }) => strategy === name).map((parameter) => parameter.name)) ||
        'none',
      status,
    ],
  },
}

const strategyParameterSchema = z.strictObject({
  strategy: text.describe('A name of activationStrategies.'),
  name: text,
  default: text.optional(),
  what: text,
})

export const strategyParameters: FactKind<z.infer<typeof strategyParameterSchema>> = {
  type: 'StrategyParameter',
  schema: strategyParameterSchema,
  names: ({ strategy, name }) => [`${strategy}.${name}`],
  summary: ({ what }) => what,
  problems: ({ strategy }, lists) => unknownNames('strategy', [strategy], lists.activationStrategies, ''),
  table: {
    component: 'StrategyParameters',
    label: 'Parameters',
    filter: { attribute: 'strategy', refersTo: 'strategy' },
    columns: ['Parameter', 'Default', 'What it does'],
    cells: ({ name, default: value = '–', what }) => [codes([name]), value, what],
  },
}

const stickinessOptionSchema = z.strictObject({
  name: text.describe('Markdown: a value of stickiness, or several.'),
  rollout: text,
  variants: text,
})

export const stickinessOptions: FactKind<z.infer<typeof stickinessOptionSchema>> = {
  type: 'StickinessOption',
  schema: stickinessOptionSchema,
  names: ({ name }) => [name],
  summary: ({ rollout }) => rollout,
  table: {
    component: 'Stickiness',
    label: 'Kinds of stickiness',
    columns: ['`stickiness`', 'Value used by a gradual rollout', 'Value used by variants'],
    cells: ({ name, rollout, variants }) => [name, rollout, variants],
  },
}

const constraintOperatorSchema = z.strictObject({
  name: z.string().regex(/^[A-Z_]+$/),
  kind: z.enum(['list', 'string', 'numeric', 'date', 'semver']).describe('list, string, numeric, date, semver'),
  operand: z
    .enum(['values', 'value'])
    .describe('The field of a constraint that the context is compared with: values, value.'),
  matches: text,
  capability: text.describe('The name in sdkCapabilities of what an SDK needs to evaluate it.'),
})

export const constraintOperators: FactKind<z.infer<typeof constraintOperatorSchema>> = {
  type: 'ConstraintOperator',
  schema: constraintOperatorSchema,
  names: ({ name }) => [name],
  summary: ({ matches }) => matches,
  problems: ({ capability }, lists) => unknownNames('capability', [capability], lists.sdkCapabilities, ''),
  table: {
    component: 'ConstraintOperators',
    label: 'Operators',
    filter: { attribute: 'kind', refersTo: 'operator-kind' },
    columns: ['Operator', 'Server-side SDKs', 'Matches when'],
    cells: ({ name, matches, capability }, { sdkCapabilities, sdks }) => {
      const cells = sdkCapabilities.find((each) => each.name === capability)?.capabilities ?? {}
      const lacking = sdks.filter(({ side, name: sdk }) => side === 'server' && cells[sdk]?.state !== 'yes')
      const without = lacking.map(({ label }) => label).join(', ')
      return [codes([name]), without === '' ? 'all' : `all but ${without}`, matches]
    },
    cellAttributes: ({ capability }, { sdkCapabilities }) => [
      { needs: needsText(sdkCapabilities.find(({ name }) => name === capability)?.capabilities ?? {}) },
    ],
  },
}
