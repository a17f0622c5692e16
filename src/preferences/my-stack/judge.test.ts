import { expect, test } from 'vitest'
import type { StackFacts } from '../../shared/stackFacts'
import { judge } from './judge'
import { noStack, type Stack } from './stack'
import type { StackSubject } from './stackView'

const facts: StackFacts = {
  sdks: [
    { name: 'node', label: 'Node.js', side: 'server', page: '/reference/sdks/node', version: '5.3.0' },
    { name: 'rust', label: 'Rust', side: 'server', page: '/reference/sdks/rust', version: '0.10.0' },
    { name: 'ruby', label: 'Ruby', side: 'server', page: '/reference/sdks/ruby', version: '5.0.0' },
    { name: 'edge', label: 'Unleash Edge', side: 'proxy', page: '/reference/unleash-edge', version: '16.1.0' },
    { name: 'react', label: 'React', side: 'client', page: '/reference/sdks/react', version: '4.1.1' },
  ],
  pages: {
    '/variants': {
      node: { since: '4.1.0' },
      rust: null,
      ruby: { since: '4.4.0', isPartly: true },
      edge: { since: '8.1.0' },
    },
  },
  operators: {},
}

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
  [{ plans: ['enterprise'], since: '4.19' }, { unleash: '4.2', plan: 'oss' }, 'Needs Enterprise; needs Unleash 4.19'],
  [
    { path: '/variants', since: '5.5' },
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
  [{ path: '/variants' }, { sdk: 'node', sdkVersion: '3.9' }, 'Needs Node.js SDK 4.1.0, you have 3.9'],
  [{ path: '/variants' }, { sdk: 'node', sdkVersion: '4.1' }, included],
  [{ path: '/variants' }, { sdk: 'node' }, undefined],
  [{ path: '/variants' }, { sdk: 'rust' }, 'Not in Rust SDK 0.10.0'],
  [{ path: '/variants' }, { sdk: 'rust', sdkVersion: '0.5' }, 'Not in Rust SDK 0.10.0'],
  [{ path: '/variants' }, { sdk: 'rust', sdkVersion: '0.11.0' }, undefined],
  [{ path: '/variants' }, { sdk: 'ruby', sdkVersion: '5.0' }, 'Only partly supported in Ruby SDK'],
  [{ path: '/variants' }, { sdk: 'edge', sdkVersion: '7.0' }, 'Needs Unleash Edge 8.1.0, you have 7.0'],
  [{ path: '/variants' }, { sdk: 'react', sdkVersion: '4.0' }, undefined],
  [{ path: '/other' }, { sdk: 'node', sdkVersion: '3.9' }, undefined],
  [{ path: '/constructor' }, { sdk: 'constructor', sdkVersion: '3.9' }, undefined],
])('%j with %j', (subject, stack, text) => {
  const verdict = judge({ path: '/', plans: [], ...subject }, { ...noStack, ...stack }, facts)
  expect(verdict).toEqual(text === undefined ? undefined : { isMet: text === included, text })
})
