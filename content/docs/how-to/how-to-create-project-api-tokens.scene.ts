import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default' },
    { select: 'Project settings' },
    { select: 'API access' },
    { see: 'New API token' },
    { picture: 'list', of: 'main', maxHeight: 455, callouts: ['Project settings', 'API access', 'New API token'] },
    { select: 'New API token' },
    { fill: 'Token name', with: 'payments-web' },
    { see: 'What do you want to connect?' },
    { see: 'Server-side SDK (CLIENT)' },
    { select: 'Client-side SDK (FRONTEND)' },
    { absent: 'ADMIN' },
    { choose: 'production', from: 'Environment' },
    {
      picture: 'form',
      of: [
        { name: 'Create project API token' },
        { field: 'Token name' },
        { name: 'Client-side SDK (FRONTEND)' },
        { field: 'Environment' },
      ],
      padding: [16, 28],
      callouts: ['Token name', 'Client-side SDK (FRONTEND)', 'Environment'],
    },
    { select: 'Create token' },
    { see: 'New token created' },
    { select: 'Close' },
    { see: 'payments-web' },
    { select: 'Delete token', in: { row: 'payments-web' } },
    { see: 'Confirm deletion' },
  ],
}
