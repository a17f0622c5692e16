import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  data: [{ send: 'POST /api/admin/projects/default/features', body: { name: 'gift-wrapping' } }],
  steps: [
    { open: '/projects/default/features/one-click-pay' },
    { see: 'checkout-redesign' },
    { picture: 'child', of: { box: 'Dependency' }, callouts: ['checkout-redesign'] },
    { open: '/projects/default/features/gift-wrapping' },
    { select: 'Add parent feature' },
    { see: 'Add parent feature dependency' },
    { select: 'none (remove dependency)' },
    { select: 'checkout-redesign' },
    { select: 'Add', in: 'dialog' },
    { see: 'checkout-redesign', in: { box: 'Dependency' } },
  ],
}
