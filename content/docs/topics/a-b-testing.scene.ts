import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/search-suggestions' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'Two lists against none' },
    { picture: 'experiment', of: { box: 'Two lists against none' } },
  ],
}
