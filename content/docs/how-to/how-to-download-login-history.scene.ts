import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getLoginHistory: {
      events: [
        {
          id: 9,
          username: 'release-manager',
          auth_type: 'simple',
          created_at: '2024-01-08T09:12:00.000Z',
          successful: true,
          ip: '203.0.113.9',
        },
        {
          id: 8,
          username: 'support-agent',
          auth_type: 'simple',
          created_at: '2024-01-08T08:47:00.000Z',
          successful: true,
          ip: '203.0.113.10',
        },
        {
          id: 7,
          username: 'support-agent',
          auth_type: 'simple',
          created_at: '2024-01-08T08:46:00.000Z',
          successful: false,
          ip: '203.0.113.10',
          failure_reason: 'Password is incorrect',
        },
        {
          id: 6,
          username: 'checkout-lead',
          auth_type: 'simple',
          created_at: '2024-01-07T16:30:00.000Z',
          successful: true,
          ip: '203.0.113.27',
        },
      ],
    },
  },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Login history' },
    { hover: 'Download login history' },
    { picture: 'list', of: 'main', callouts: ['Download login history'] },
  ],
}
