import type { Scene } from '../../verification/product/scenes/types'

export const scene: Scene = {
  width: 1000,
  steps: [
    { open: '/projects/default/features/checkout-redesign' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'A quarter of the Nordics' },
    { picture: 'strategies', of: [{ box: 'Employees' }, { box: 'A quarter of the Nordics' }], padding: [12, 24] },
  ],
}
