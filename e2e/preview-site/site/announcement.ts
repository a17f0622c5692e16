import type { Announcement } from '../../../plugins/gatsby-source-site/types'

export const announcement = {
  id: 'preview',
  text: 'Unleash 5.9 is out, with a new list of flags and a faster search across all of your projects.',
  link: { label: 'See what changes between two versions', to: '/reference/later-features#changes' },
  isCloseable: true,
} satisfies Announcement
