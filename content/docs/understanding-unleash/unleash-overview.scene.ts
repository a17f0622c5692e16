import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [{ open: '/projects/default' }, { see: 'gift-cards' }, { picture: 'project', of: 'window', maxHeight: 724 }],
}
