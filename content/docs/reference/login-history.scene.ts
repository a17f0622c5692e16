import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getLoginHistory: {
      events: [
        {
          id: 9,
          username: 'release-manager@example.com',
          auth_type: 'oidc',
          created_at: '2024-01-08T09:12:00.000Z',
          successful: true,
          ip: '203.0.113.9',
          failure_reason: null,
        },
        {
          id: 8,
          username: 'support-agent@example.com',
          auth_type: 'oidc',
          created_at: '2024-01-08T08:47:00.000Z',
          successful: true,
          ip: '203.0.113.10',
          failure_reason: null,
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
          username: 'former-employee@example.com',
          auth_type: 'oidc',
          created_at: '2024-01-07T22:04:00.000Z',
          successful: false,
          ip: '198.51.100.44',
          failure_reason: 'User not found',
        },
        {
          id: 5,
          username: 'checkout-lead@example.com',
          auth_type: 'oidc',
          created_at: '2024-01-07T16:30:00.000Z',
          successful: true,
          ip: '203.0.113.27',
          failure_reason: null,
        },
      ],
    },
  },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Login history' },
    { see: 'checkout-lead@example.com' },
    { fill: 'Search (Ctrl+K)', with: 'success:false' },
    { absent: 'checkout-lead@example.com' },
    { picture: 'failed', of: 'main', callouts: ['Search (Ctrl+K)', 'Success'] },
  ],
}
