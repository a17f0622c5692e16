import type { Announcement } from '../../../../plugins/gatsby-source-site/types'

export const announcement = {
  id: 'meetup-2024',
  text: 'The community meets in Oslo.',
  link: { label: 'Say that you come', to: '/quickstart' },
  isCloseable: true,
  backgroundColor: '#123456',
  textColor: '#ffffff',
} satisfies Announcement
