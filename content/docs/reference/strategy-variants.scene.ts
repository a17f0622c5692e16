import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/search-suggestions' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'Two lists against none' },
    { picture: 'strategy', of: { accordion: 'production' }, maxHeight: 505 },
    { select: 'Edit strategy', in: { accordion: 'production' } },
    { see: 'Variants' },
    { select: 'Add variant' },
  ],
}
