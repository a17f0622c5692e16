import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/bulk-orders' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'Business customers' },
    { select: 'Preview' },
    { picture: 'segment', of: { box: 'Business customers' }, callouts: ['business-customers'] },
  ],
}
