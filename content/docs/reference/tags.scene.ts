import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/checkout-redesign' },
    { see: 'Tags for this feature toggle' },
    {
      picture: 'flag',
      of: [{ name: 'Tags for this feature toggle' }, { name: 'Add new tag' }, { name: 'ticket:SHOP-152' }],
      callouts: ['Add new tag'],
    },
    { select: 'Add new tag' },
    { see: 'Save tags' },
  ],
}
