import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/order-tracking-map' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'New version of the app' },
    { picture: 'flag', of: 'main', maxHeight: 830 },
  ],
}
