/** The sections of the documentation, those first that most readers look for. */
export const sections = [
  { href: '/quickstart', label: 'Quickstart', about: 'run Unleash and read a first flag' },
  { href: '/understanding-unleash', label: 'Understanding Unleash', about: 'how the parts fit together' },
  { href: '/reference', label: 'Concepts', about: 'flags, strategies, segments, environments and more' },
  { href: '/how-to', label: 'How-to guides', about: 'one task each, step by step' },
  { href: '/reference/sdks', label: 'SDKs', about: 'Unleash in your language' },
  { href: '/reference/api/unleash', label: 'API reference', about: 'every operation of the HTTP API' },
  { href: '/using-unleash/deploy', label: 'Self-hosting', about: 'install, configure, secure and upgrade' },
  { href: '/using-unleash/troubleshooting', label: 'Troubleshooting', about: 'when something does not work' },
  { href: '/topics', label: 'Best practices', about: 'feature flags at scale' },
  { href: '/feature-flag-tutorials', label: 'Tutorials', about: 'feature flags in your own application' },
]
