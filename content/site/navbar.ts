import type { Navbar } from '../../plugins/gatsby-source-site/types'

export const navbar = {
  title: 'Unleash',
  logo: { src: '/img/logo.svg', alt: 'Unleash Docs, home' },
  hidesOnScroll: true,
  languages: [{ name: 'en', label: 'English', path: '' }],
  versions: [{ name: '5.8', label: '5.8', path: '' }],
  items: [
    { type: 'sidebar', label: 'Get started', sidebarId: 'get-started', position: 'left' },
    { type: 'sidebar', label: 'Concepts', sidebarId: 'concepts', position: 'left' },
    { type: 'sidebar', label: 'Guides', sidebarId: 'guides', position: 'left' },
    { type: 'sidebar', label: 'SDKs', sidebarId: 'sdks', position: 'left' },
    { type: 'sidebar', label: 'API', sidebarId: 'api', position: 'left' },
    { type: 'sidebar', label: 'Self-host', sidebarId: 'self-host', position: 'left' },
    { type: 'link', label: 'Enterprise', href: 'https://www.getunleash.io/plans', position: 'right' },
    {
      type: 'versions',
      label: 'Version',
      position: 'right',
      links: [
        { label: 'What changes between versions', to: '/reference/later-features' },
        { label: 'Upgrade Unleash', to: '/using-unleash/deploy/upgrading-unleash' },
        { label: 'API of your version', to: '/how-to/how-to-enable-openapi' },
        { label: 'Changes of these pages', to: '/changes' },
      ],
    },
    {
      type: 'languages',
      label: 'Language',
      position: 'right',
      note: 'These pages are in English only.',
      links: [{ label: 'Help to translate them', to: '/contributing#translate' }],
    },
    {
      type: 'icon-link',
      icon: 'github',
      label: 'Unleash GitHub repository',
      href: 'https://github.com/Unleash/unleash',
      position: 'right',
    },
  ],
} satisfies Navbar
