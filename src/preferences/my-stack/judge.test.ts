import { expect, test } from 'vitest'
import type { SdkFacts } from '../../shared/sdkFacts'
import { type CellSubject, judge, markOf, type StackSubject } from './judge'
import { noStack, type Stack } from './stack'

const sdks: readonly SdkFacts[] = [
  { name: 'node', label: 'Node.js', side: 'server', version: '5.3.0' },
  { name: 'rust', label: 'Rust', side: 'server', version: '0.10.0' },
  { name: 'ruby', label: 'Ruby', side: 'server', version: '5.0.0' },
  { name: 'edge', label: 'Unleash Edge', side: 'proxy', version: '16.1.0' },
  { name: 'react', label: 'React', side: 'client', version: '4.1.1' },
]
const sdkNeeds = 'node:4.1.0 rust:no ruby:~4.4.0 edge:8.1.0'

const included = 'Included in your stack'
const all = ['oss', 'pro', 'enterprise']

test.each<[Partial<StackSubject>, Partial<Stack>, string | undefined]>([
  // Plans
  [{ plans: all }, {}, undefined],
  [{}, { plan: 'pro' }, undefined],
  [{ plans: all }, { plan: 'oss' }, included],
  [{ plans: ['enterprise'] }, { plan: 'enterprise' }, included],
  [{ plans: ['enterprise'] }, { plan: 'pro' }, 'Needs Enterprise'],
  [{ plans: ['pro', 'enterprise'] }, { plan: 'oss' }, 'Needs Pro or Enterprise'],
  [{ plans: ['oss'] }, { plan: 'enterprise' }, 'Needs Open source'],
  // Versions of Unleash
  [{ since: '4.19' }, { unleash: '4.18' }, 'Needs Unleash 4.19, you have 4.18'],
  [{ since: '4.19' }, { unleash: '4.19.3' }, included],
  [{ since: '4.19' }, { unleash: '4' }, included],
  [{ since: '3.2.28' }, { unleash: '3.2.5' }, 'Needs Unleash 3.2.28, you have 3.2.5'],
  [{ since: '4.19' }, {}, undefined],
  [{ plans: all, since: '4.13', ossSince: '5.5' }, { unleash: '5.4', plan: 'oss' }, 'Needs Unleash 5.5, you have 5.4'],
  [{ plans: all, since: '4.13', ossSince: '5.5' }, { unleash: '5.4', plan: 'pro' }, included],
  [{ plans: ['enterprise'], since: '4.19' }, { unleash: '4.2', plan: 'oss' }, 'Needs Enterprise; needs Unleash 4.19'],
  [
    { sdkNeeds, since: '5.5' },
    { unleash: '5.1', sdk: 'node', sdkVersion: '3.9' },
    'Needs Unleash 5.5; needs Node.js SDK 4.1.0',
  ],
  // Operations of the API
  [{ history: { since: '5.4', removed: null, until: '8.1' } }, { unleash: '5.3' }, 'Needs Unleash 5.4, you have 5.3'],
  [{ history: { since: '5.4', removed: null, until: '8.1' } }, { unleash: '5.8.2' }, included],
  [{ history: { since: '5.4', removed: null, until: '8.1' } }, { unleash: '5' }, included],
  [
    { history: { since: '4.13', removed: '7.0', until: '8.1' } },
    { unleash: '7.1' },
    'Removed in Unleash 7.0, you have 7.1',
  ],
  [
    { history: { since: '5.3..5.6', removed: null, until: '8.1' } },
    { unleash: '5.2' },
    'Needs Unleash 5.6, you have 5.2',
  ],
  // Not known either way
  [{ history: { since: '5.3..5.6', removed: null, until: '8.1' } }, { unleash: '5.4' }, undefined],
  [{ history: { since: '5.4', removed: null, until: '8.1' } }, { unleash: '9.0' }, undefined],
  [{ history: null }, { unleash: '5.4' }, undefined],
  // SDKs
  [{ sdkNeeds }, { sdk: 'node', sdkVersion: '3.9' }, 'Needs Node.js SDK 4.1.0, you have 3.9'],
  [{ sdkNeeds }, { sdk: 'node', sdkVersion: '4.1' }, included],
  [{ sdkNeeds }, { sdk: 'node' }, undefined],
  [{ sdkNeeds }, { sdk: 'rust' }, 'Not in Rust SDK 0.10.0'],
  [{ sdkNeeds }, { sdk: 'rust', sdkVersion: '0.5' }, 'Not in Rust SDK 0.10.0'],
  [{ sdkNeeds }, { sdk: 'rust', sdkVersion: '0.11.0' }, undefined],
  [{ sdkNeeds }, { sdk: 'ruby', sdkVersion: '5.0' }, 'Only partly supported in Ruby SDK'],
  [{ sdkNeeds }, { sdk: 'edge', sdkVersion: '7.0' }, 'Needs Unleash Edge 8.1.0, you have 7.0'],
  [{ sdkNeeds }, { sdk: 'react', sdkVersion: '4.0' }, undefined],
  [{ sdkNeeds: null }, { sdk: 'node', sdkVersion: '3.9' }, undefined],
  [{ sdkNeeds }, { sdk: '.*' }, undefined],
])('%j with %j', (subject, stack, text) => {
  const verdict = judge({ plans: [], ...subject }, { ...noStack, ...stack }, sdks)
  expect(verdict).toEqual(text === undefined ? undefined : { isMet: text === included, text })
})

const own = { kind: 'own' }

test.each<[CellSubject, Partial<Stack>, ReturnType<typeof markOf> | typeof own]>([
  // Of the matrix: a heading, a release, and no release
  [{ sdk: 'node' }, { sdk: 'node' }, own],
  [{ sdk: 'node' }, { sdk: 'rust' }, undefined],
  [{ sdk: 'node' }, {}, undefined],
  [{ sdk: 'node:4.1.0' }, { sdk: 'node' }, own],
  [{ sdk: 'node:4.1.0' }, { sdk: 'node', sdkVersion: '4.1' }, own],
  [{ sdk: 'node:4.1.0' }, { sdk: 'node', sdkVersion: '3.9' }, { kind: 'lacks', note: 'you have 3.9' }],
  [{ sdk: 'ruby:~4.4.0' }, { sdk: 'ruby' }, own],
  [{ sdk: 'rust:no' }, { sdk: 'rust' }, { kind: 'lacks' }],
  [{ sdk: 'rust:no' }, { sdk: 'rust', sdkVersion: '0.11' }, own],
  // Of a row
  [{ needs: sdkNeeds }, {}, undefined],
  [{ needs: sdkNeeds }, { sdk: 'node', sdkVersion: '4.1' }, undefined],
  [{ needs: sdkNeeds }, { sdk: 'rust' }, { kind: 'lacks', note: 'not in Rust SDK 0.10.0' }],
  [
    { needs: sdkNeeds },
    { sdk: 'node', sdkVersion: '3.9' },
    { kind: 'lacks', note: 'needs Node.js SDK 4.1.0, you have 3.9' },
  ],
])('the cell %j with %j', (subject, stack, mark) => {
  expect(markOf(subject, { ...noStack, ...stack }, sdks)).toEqual(mark)
})
