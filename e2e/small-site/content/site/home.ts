import type { Home } from '../../../../plugins/gatsby-source-site/types'

export const home = {
  lead: 'A small site with everything switched on that the real one may do without.',
  cardsTitle: 'Start here',
  cards: [{ title: 'Quickstart', text: 'A page that every version and language has.', to: '/quickstart' }],
  sdksTitle: 'Connect your application',
} satisfies Home
