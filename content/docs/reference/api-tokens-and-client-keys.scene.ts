import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'API access' },
    { see: 'shop-backend' },
    { picture: 'list', of: [{ name: 'New API token' }, 'table'], padding: [16, 16] },
  ],
}
