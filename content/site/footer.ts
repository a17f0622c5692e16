import type { Footer } from '../../plugins/gatsby-source-site/types'

export const footer = {
  logo: { src: '/img/logo.svg', alt: 'Unleash' },
  style: 'dark',
  groups: [
    {
      title: 'Product',
      links: [
        { label: 'Docs', to: '/' },
        { label: 'Unleash Enterprise', href: 'https://www.getunleash.io/plans' },
        { label: 'Unleash on GitHub', href: 'https://github.com/Unleash/unleash' },
        { label: 'Roadmap', href: 'https://github.com/orgs/Unleash/projects/10' },
        { label: 'Unleash help center', href: 'https://getunleash.zendesk.com/hc/en-gb' },
      ],
    },
    {
      title: 'Community',
      links: [
        { label: 'Contributing', to: '/contributing' },
        { label: 'GitHub discussions', href: 'https://github.com/unleash/unleash/discussions/' },
        { label: 'Slack', href: 'https://slack.unleash.run/' },
        { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/unleash' },
        { label: 'Twitter', href: 'https://twitter.com/getunleash' },
      ],
    },
  ],
  copyright: 'Unleash',
} satisfies Footer
