import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/payments-fallback' },
    { see: 'Enabled in environments' },
    {
      picture: 'kill-switch',
      of: [{ name: 'payments-fallback' }, { box: 'Enabled in environments' }, { accordion: 'production' }],
      padding: [16, 16],
      callouts: [{ name: 'production', in: { box: 'Enabled in environments' } }],
    },
  ],
}
