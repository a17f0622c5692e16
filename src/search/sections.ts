import type { SectionName } from '../ui/SectionIcon'

interface Section {
  href: string
  label: string
  icon: SectionName
  about: string
}

/** The sections of the documentation, those first that most readers look for. */
export const sections: readonly Section[] = [
  { href: '/quickstart', label: 'Quickstart', icon: 'start', about: 'run Unleash and read a first flag' },
  {
    href: '/understanding-unleash',
    label: 'Understanding Unleash',
    icon: 'overview',
    about: 'how the parts fit together',
  },
  {
    href: '/reference',
    label: 'Concepts',
    icon: 'concepts',
    about: 'flags, strategies, segments, environments and more',
  },
  { href: '/how-to', label: 'How-to guides', icon: 'guides', about: 'one task each, step by step' },
  { href: '/reference/sdks', label: 'SDKs', icon: 'sdks', about: 'Unleash in your language' },
  { href: '/reference/api/unleash', label: 'API reference', icon: 'api', about: 'every operation of the HTTP API' },
  {
    href: '/using-unleash/deploy',
    label: 'Self-hosting',
    icon: 'hosting',
    about: 'install, configure, secure and upgrade',
  },
  {
    href: '/using-unleash/troubleshooting',
    label: 'Troubleshooting',
    icon: 'troubleshooting',
    about: 'when something does not work',
  },
  { href: '/topics', label: 'Best practices', icon: 'practices', about: 'feature flags at scale' },
  {
    href: '/feature-flag-tutorials',
    label: 'Tutorials',
    icon: 'tutorials',
    about: 'feature flags in your own application',
  },
]
