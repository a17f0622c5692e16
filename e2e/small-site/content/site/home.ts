import type { Home } from '../../../../plugins/gatsby-source-site/types'

export const home = {
  eyebrow: 'A site for tests',
  lead: 'A small site with everything switched on that the real one may do without.',
  actions: [{ label: 'Start', to: '/quickstart' }],
  flag: { name: 'example', type: 'Release flag', environments: [{ name: 'development', rule: 'On for all users' }] },
  cardsTitle: 'Start here',
  cards: [
    { title: 'Quickstart', text: 'A page that every version and language has.', to: '/quickstart', icon: 'start' },
  ],
  sdksTitle: 'Connect your application',
  tasksTitle: 'Popular tasks',
  tasks: [{ title: 'Developers', links: [{ label: 'Run Unleash', to: '/quickstart' }] }],
} satisfies Home
