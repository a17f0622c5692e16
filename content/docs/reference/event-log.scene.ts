import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Event log' },
    { see: 'feature-environment-enabled' },
    { picture: 'list', of: 'main', maxHeight: 676 },
  ],
}
