import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/admin/api' },
    { see: 'Last seen' },
    { picture: 'tokens', of: 'table', padding: [8, 16], callouts: ['Last seen'] },
  ],
}
