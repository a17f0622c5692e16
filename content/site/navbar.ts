import type { Navbar } from '../../plugins/gatsby-source-site/types'

export const navbar = {
  title: 'Unleash',
  logo: { src: '/img/logo.svg', alt: 'Unleash Docs, home' },
  hidesOnScroll: true,
  languages: [{ name: 'en', label: 'English', path: '' }],
  versions: [{ name: '5.8', label: '5.8', path: '' }],
  items: [
    { type: 'link', label: 'Quickstart', to: '/quickstart', position: 'left' },
    { type: 'link', label: 'Concepts', to: '/reference', position: 'left' },
    { type: 'link', label: 'SDKs', to: '/reference/sdks', position: 'left' },
    { type: 'link', label: 'API', to: '/reference/api/unleash', position: 'left' },
    { type: 'link', label: 'Enterprise', href: 'https://www.getunleash.io/plans', position: 'right' },
    { type: 'versions', label: 'Version', position: 'right' },
    { type: 'languages', label: 'Language', position: 'right' },
    {
      type: 'icon-link',
      icon: 'github',
      label: 'Unleash GitHub repository',
      href: 'https://github.com/Unleash/unleash',
      position: 'right',
    },
  ],
} satisfies Navbar
