import { z } from 'zod'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { FactKind } from '../FactKind'
import { codes } from './codes'
import { text } from './text'

export const constraintOperatorSchema = z.strictObject({
  name: z.string().regex(/^[A-Z_]+$/),
  kind: z.enum(['list', 'string', 'numeric', 'date', 'semver']),
  /** The field of a constraint that holds what the context is compared with. */
  operand: z.enum(['values', 'value']),
  matches: text,
  /** The id in `sdkCapabilities` of what an SDK needs to evaluate it. */
  capability: text,
})

type ConstraintOperator = z.infer<typeof constraintOperatorSchema>

export const constraintOperators: FactKind<ConstraintOperator> = {
  list: 'constraintOperators',
  type: 'ConstraintOperator',
  schema: constraintOperatorSchema,
  names: ({ name }) => [name],
  summary: ({ matches }) => matches,
  problems: ({ capability }, { sdkCapabilities }) => {
    const known = sdkCapabilities.map(({ name }) => name)
    if (known.includes(capability)) return []
    return [{ what: `There is no capability "${capability}".`, fix: nearestSentence(capability, known, '') }]
  },
  table: {
    component: 'ConstraintOperators',
    label: 'Operators',
    filter: { attribute: 'kind', refersTo: 'operator-kind', of: ({ kind }) => [kind] },
    columns: ['Operator', 'Server-side SDKs', 'Matches when'],
    cells: ({ name, matches, capability }, { sdkCapabilities, sdks }) => {
      const cells = sdkCapabilities.find((each) => each.name === capability)?.capabilities ?? {}
      const lacking = sdks.filter(({ side, name: sdk }) => side === 'server' && cells[sdk]?.state !== 'yes')
      const without = lacking.map(({ label }) => label).join(', ')
      return [codes([name]), without === '' ? 'all' : `all but ${without}`, matches]
    },
  },
}
