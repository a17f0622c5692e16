import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Context fields' },
    { see: 'customerId' },
    { picture: 'fields', of: 'main', maxHeight: 662 },
  ],
}
