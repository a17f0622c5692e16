import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/admin/users' },
    { see: 'Update invite link' },
    { picture: 'link', of: { box: 'Update invite link' }, padding: [6, 16] },
  ],
}
