import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default' },
    { select: 'Archive', in: 'main' },
    { see: 'old-basket' },
    { picture: 'list', of: 'main', maxHeight: 545 },
  ],
}
