import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/loyalty-points' },
    { select: 'development', in: { accordion: 'development' } },
    { see: 'SEMVER_EQ' },
    { picture: 'strategy', of: { accordion: 'development' }, maxHeight: 560 },
  ],
}
