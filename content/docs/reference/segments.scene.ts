import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Segments' },
    { see: 'business-customers' },
    { picture: 'list', of: [{ name: 'New segment' }, 'table'], padding: [16, 16] },
  ],
}
