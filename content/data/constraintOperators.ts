import type { FactLists } from '../../plugins/gatsby-source-facts/types'

/**
 * Operators of constraints: src/lib/util/constants.ts of the product at 5.8.0. `capability` is the entry in
 * sdkCapabilities.ts that lists the server-side SDKs that evaluate them. Strings are Markdown.
 */
export const constraintOperators: FactLists['constraintOperators'] = [
  {
    name: 'IN',
    kind: 'list',
    operand: 'values',
    matches: 'The context value equals one of `values`',
    capability: 'in-operators',
  },
  {
    name: 'NOT_IN',
    kind: 'list',
    operand: 'values',
    matches: 'The context value equals none of `values`, or is missing',
    capability: 'in-operators',
  },
  {
    name: 'STR_CONTAINS',
    kind: 'string',
    operand: 'values',
    matches: 'The context value contains one of `values`',
    capability: 'more-operators',
  },
  {
    name: 'STR_STARTS_WITH',
    kind: 'string',
    operand: 'values',
    matches: 'The context value starts with one of `values`',
    capability: 'more-operators',
  },
  {
    name: 'STR_ENDS_WITH',
    kind: 'string',
    operand: 'values',
    matches: 'The context value ends with one of `values`',
    capability: 'more-operators',
  },
  {
    name: 'NUM_EQ',
    kind: 'numeric',
    operand: 'value',
    matches: 'The number in the context is equal to `value`',
    capability: 'more-operators',
  },
  {
    name: 'NUM_GT',
    kind: 'numeric',
    operand: 'value',
    matches: 'The number in the context is greater than `value`',
    capability: 'more-operators',
  },
  {
    name: 'NUM_GTE',
    kind: 'numeric',
    operand: 'value',
    matches: 'The number in the context is greater than or equal to `value`',
    capability: 'more-operators',
  },
  {
    name: 'NUM_LT',
    kind: 'numeric',
    operand: 'value',
    matches: 'The number in the context is less than `value`',
    capability: 'more-operators',
  },
  {
    name: 'NUM_LTE',
    kind: 'numeric',
    operand: 'value',
    matches: 'The number in the context is less than or equal to `value`',
    capability: 'more-operators',
  },
  {
    name: 'DATE_AFTER',
    kind: 'date',
    operand: 'value',
    matches: 'The time is later than `value`',
    capability: 'more-operators',
  },
  {
    name: 'DATE_BEFORE',
    kind: 'date',
    operand: 'value',
    matches: 'The time is earlier than `value`',
    capability: 'more-operators',
  },
  {
    name: 'SEMVER_EQ',
    kind: 'semver',
    operand: 'value',
    matches: 'The version in the context is the same as `value`',
    capability: 'more-operators',
  },
  {
    name: 'SEMVER_GT',
    kind: 'semver',
    operand: 'value',
    matches: 'The version in the context is higher than `value`',
    capability: 'more-operators',
  },
  {
    name: 'SEMVER_LT',
    kind: 'semver',
    operand: 'value',
    matches: 'The version in the context is lower than `value`',
    capability: 'more-operators',
  },
]
