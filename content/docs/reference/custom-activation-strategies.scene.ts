import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  data: [
    {
      send: 'POST /api/admin/strategies',
      body: {
        name: 'timeZone',
        description: 'On for users in one of the listed time zones',
        parameters: [{ name: 'zones', type: 'list', required: true, description: 'Such as Europe/Oslo' }],
      },
    },
  ],
  steps: [
    { open: '/strategies' },
    { see: 'Custom strategies' },
    { see: 'timeZone' },
    { picture: 'list', of: [{ name: 'New custom strategy' }, { row: 'timeZone' }], padding: [16, 24] },
  ],
}
