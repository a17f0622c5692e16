import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/free-shipping-threshold/variants' },
    { see: 'from-30' },
    { picture: 'environments', of: { box: 'production' } },
  ],
}
