import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/free-shipping-threshold' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'Half of the customers' },
    { select: 'Edit strategy', in: { accordion: 'production' } },
    {
      picture: 'form',
      of: [{ name: 'Rollout' }, { field: 'Stickiness' }, { field: 'groupId' }, { name: '100%' }],
      padding: [16, 28],
    },
  ],
}
