import type { Navbar } from '../../../../plugins/gatsby-source-site/types'

export const navbar = {
  title: 'Unleash',
  logo: { src: '/img/logo.svg', alt: 'Unleash Docs, home' },
  hidesOnScroll: true,
  languages: [
    { name: 'en', label: 'English', path: '' },
    { name: 'fr', label: 'Français', path: '/fr' },
  ],
  versions: [
    { name: '5', label: '5', path: '' },
    { name: '4', label: '4', path: '/v4' },
  ],
  items: [
    { type: 'link', label: 'Quickstart', to: '/quickstart', position: 'left' },
    { type: 'sidebar', label: 'Docs', sidebarId: 'docs', position: 'left' },
    { type: 'link', label: 'Enterprise', href: 'https://www.getunleash.io/plans', position: 'right' },
    { type: 'sidebar', label: 'Docs of version 4', sidebarId: 'v4', position: 'left' },
    { type: 'versions', label: 'Version', position: 'right' },
    { type: 'languages', label: 'Language', position: 'right' },
  ],
} satisfies Navbar
