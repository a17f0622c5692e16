import type { FactLists } from '../../../../plugins/gatsby-source-facts/types'

type Sdk = FactLists['sdks'][number]

const common = { page: '/reference/sdks', package: 'nowhere', interval: '15 s' } as const

/** All of them are explained on one page. */
export const sdks: Sdk[] = [
  { ...common, name: 'node', label: 'Node.js', side: 'server', repository: 'unleash-client-node', version: '5.3.0' },
  { ...common, name: 'go', label: 'Go', side: 'server', repository: 'unleash-client-go', version: '4.1.0' },
  {
    ...common,
    name: 'python',
    label: 'Python',
    side: 'server',
    repository: 'unleash-client-python',
    version: '5.11.0',
  },
  { ...common, name: 'rust', label: 'Rust', side: 'server', repository: 'unleash-client-rust', version: '0.10.0' },
  {
    ...common,
    name: 'javascript',
    label: 'JavaScript',
    side: 'client',
    repository: 'unleash-proxy-client-js',
    version: '3.2.0',
  },
  {
    ...common,
    name: 'ios',
    label: 'iOS and macOS',
    side: 'client',
    repository: 'unleash-proxy-client-swift',
    version: '1.1.1',
  },
]
