import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/bulk-orders' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'Large baskets' },
    { picture: 'strategies', of: { accordion: 'production' }, maxHeight: 726 },
  ],
}
