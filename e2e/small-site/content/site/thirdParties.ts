import type { ThirdParty } from '../../../../plugins/gatsby-source-site/types'

/** Their servers exist in browser tests only. */
export const thirdParties = [
  {
    name: 'Counter',
    kind: 'analytics',
    src: 'https://count.example/script.js',
    hosts: ['https://api.count.example'],
    attributes: { 'data-domain': 'docs.getunleash.io' },
    globals: { counted: ['start'] },
  },
  { name: 'Helper', kind: 'assistant', src: 'https://helper.example/widget.js' },
] satisfies ThirdParty[]
