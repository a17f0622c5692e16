import type { FactLists } from '../../../../plugins/gatsby-source-facts/types'

export const constraintOperators: FactLists['constraintOperators'] = [
  { name: 'IN', kind: 'list', operand: 'values', matches: 'One of the values', capability: 'list-operators' },
  { name: 'STR_CONTAINS', kind: 'string', operand: 'values', matches: 'A part of it', capability: 'other-operators' },
]
