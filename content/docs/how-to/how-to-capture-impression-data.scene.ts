import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/checkout-redesign' },
    { select: 'Settings', in: 'main' },
    { see: 'Impression Data: disabled' },
    {
      picture: 'disabled',
      of: [{ name: 'Feature information' }, { name: 'Impression Data: disabled' }],
      padding: [16, 24],
      callouts: ['Edit'],
    },
    { select: 'Edit' },
    { select: 'Enable impression data' },
    { see: 'Impression Data' },
    { picture: 'enable', of: [{ name: 'Impression Data' }, { name: 'Enable impression data' }], padding: [16, 28] },
    { select: 'Save' },
    { see: 'Toggle updated successfully' },
    // The UI doesn't read a flag twice within two seconds.
    { open: '/projects/default/features/checkout-redesign' },
    { select: 'Settings', in: 'main' },
    { see: 'Impression Data: enabled' },
  ],
}
