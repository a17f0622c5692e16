import type { FactLists } from '../../../../plugins/gatsby-source-facts/types'

/** Releases of SDKs that never were. */
export const sdkCapabilities: FactLists['sdkCapabilities'] = [
  {
    name: 'strategy-variants',
    side: 'server',
    label: '[Strategy variants](/reference/strategy-variants)',
    capabilities: {
      node: { state: 'yes', since: '4.1.0', proof: 'v4.1.0/variants.ts' },
      go: { state: 'yes', since: '3.8.0', proof: 'v3.8.0/variants.go' },
      python: { state: 'yes', since: '5.10.0', proof: 'v5.10.0/variants.py' },
      rust: { state: 'no', proof: 'v0.10.0/variants.rs' },
    },
  },
  {
    name: 'strategy-variants-of-clients',
    side: 'client',
    label: '[Strategy variants](/reference/strategy-variants) in a client',
    capabilities: {
      javascript: { state: 'yes', since: '1.11.0', proof: 'v1.11.0/variants.ts' },
      ios: { state: 'no', proof: '1.1.1/variants.swift' },
    },
  },
  {
    name: 'list-operators',
    side: 'server',
    label: 'Operators of lists',
    capabilities: {
      node: { state: 'yes', since: '1.0.0', proof: 'v1.0.0/operators.ts' },
      rust: { state: 'yes', since: '0.1.0', proof: 'v0.1.0/operators.rs' },
    },
  },
  {
    name: 'other-operators',
    side: 'server',
    label: 'Other operators',
    capabilities: {
      node: { state: 'yes', since: '3.12.0', proof: 'v3.12.0/operators.ts' },
      rust: { state: 'no', proof: 'v0.10.0/operators.rs' },
    },
  },
]
