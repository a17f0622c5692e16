import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/checkout-redesign' },
    { see: 'Enabled in environments' },
    {
      picture: 'flag',
      of: 'main',
      maxHeight: 690,
      callouts: [
        { name: 'default', in: 'main' },
        'Enabled in environments',
        { name: 'development', in: { accordion: 'development' } },
      ],
    },
  ],
}
