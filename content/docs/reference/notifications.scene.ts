import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getNotifications: [
      {
        id: 8,
        message: 'Change request #46 is waiting for your review',
        link: '/projects/default/change-requests/46',
        notificationType: 'change-request',
        createdBy: { username: 'checkout-lead', imageUrl: null },
        createdAt: '2024-01-08T09:02:00.000Z',
        readAt: null,
      },
      {
        id: 7,
        message: 'The toggle gift-cards was created',
        link: '/projects/default/features/gift-cards',
        notificationType: 'toggle',
        createdBy: { username: 'checkout-lead', imageUrl: null },
        createdAt: '2024-01-05T09:30:00.000Z',
        readAt: null,
      },
      {
        id: 5,
        message: 'Change request #41 has been approved',
        link: '/projects/default/change-requests/41',
        notificationType: 'change-request',
        createdBy: { username: 'release-manager', imageUrl: null },
        createdAt: '2024-01-04T13:40:00.000Z',
        readAt: '2024-01-04T14:00:00.000Z',
      },
    ],
  },
  steps: [
    { open: '/projects/default' },
    { select: 'Notifications', in: 'header' },
    { see: 'Change request #46 is waiting for your review' },
    {
      picture: 'list',
      of: [
        { name: 'Show only unread' },
        { name: 'Mark all as read' },
        { name: 'Change request #41 has been approved' },
      ],
      padding: [17, 24],
      maxHeight: 293,
      callouts: ['Show only unread', 'Mark all as read'],
    },
  ],
}
