import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default' },
    { select: 'Health' },
    { see: 'dark-mode-web' },
    { select: 'Name', in: 'table' },
    { picture: 'health', of: 'main', maxHeight: 780 },
  ],
}
