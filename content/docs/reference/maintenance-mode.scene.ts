import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Maintenance' },
    { see: 'Maintenance Mode' },
    { select: 'Disabled' },
    { see: 'Enabled' },
    { picture: 'enabled', of: ['header', { name: 'Enabled' }], padding: [80, 0] },
    { select: 'Enabled' },
    { see: 'Disabled' },
  ],
}
