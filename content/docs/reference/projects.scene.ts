import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getProjects: {
      version: 1,
      projects: [
        {
          id: 'default',
          name: 'Default',
          description: 'Shared flags',
          health: 79,
          featureCount: 19,
          memberCount: 7,
          createdAt: '2023-11-10T09:00:00.000Z',
          favorite: false,
          mode: 'open',
          defaultStickiness: 'default',
        },
        {
          id: 'checkout',
          name: 'Checkout',
          description: 'Basket, payment and delivery',
          health: 94,
          featureCount: 12,
          memberCount: 5,
          createdAt: '2023-11-20T09:00:00.000Z',
          favorite: true,
          mode: 'protected',
          defaultStickiness: 'userId',
        },
        {
          id: 'partners',
          name: 'Partners',
          description: 'Flags of the partner portal',
          health: 88,
          featureCount: 8,
          memberCount: 3,
          createdAt: '2023-12-04T09:00:00.000Z',
          favorite: false,
          mode: 'private',
          defaultStickiness: 'default',
        },
      ],
    },
  },
  steps: [{ open: '/projects' }, { see: 'Checkout' }, { picture: 'list', of: 'main' }],
}
