import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/one-click-pay' },
    { see: 'checkout-redesign' },
    { picture: 'child', of: { box: 'Dependency' }, callouts: ['checkout-redesign'] },
  ],
}
