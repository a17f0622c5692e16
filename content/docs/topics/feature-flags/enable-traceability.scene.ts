import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/checkout-redesign' },
    { select: 'Event log', in: 'main' },
    { see: 'feature-environment-enabled' },
    { picture: 'event-log', of: 'main', maxHeight: 640 },
  ],
}
