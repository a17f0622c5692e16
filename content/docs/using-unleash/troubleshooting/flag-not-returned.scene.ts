import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/admin/api' },
    { see: 'shop-backend-dev' },
    {
      picture: 'tokens',
      of: [{ row: 'Username' }, { row: 'shop-backend-dev' }],
      padding: [8, 16],
      callouts: ['Project', 'Environment'],
    },
  ],
}
