import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default' },
    { select: 'Health' },
    { see: 'dark-mode-web' },
    { select: 'Status' },
    { select: 'Expired' },
    { select: 'Expired' },
    { see: 'Potentially stale' },
    { picture: 'report', of: 'table', maxHeight: 330, callouts: ['Expired', 'Status'] },
  ],
}
