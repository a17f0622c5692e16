import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  data: [{ send: 'POST /api/admin/context', body: { name: 'email', description: 'Email address of the customer' } }],
  steps: [
    { open: '/projects/default/features/checkout-redesign' },
    { select: 'development', in: { accordion: 'development' } },
    { hover: 'Edit strategy' },
    { picture: 'strategy', of: { accordion: 'development' }, callouts: ['Edit strategy'] },
    { open: '/projects/default/features/recommendations-carousel' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'Add your first strategy' },
    { open: '/projects/default/features/checkout-redesign' },
    { select: 'development', in: { accordion: 'development' } },
    { select: 'Edit strategy' },
    { see: 'Add any number of constraints' },
    { select: 'Add constraint' },
    { choose: 'email', from: 'Context Field' },
    { choose: 'STR_ENDS_WITH', from: 'Operator' },
    { see: 'Negate operator' },
    { select: 'Make it case insensitive' },
    { fill: 'Values', with: '@example.com' },
    { select: 'Add values' },
    {
      picture: 'editor',
      of: { box: 'Done' },
      padding: [8, 24],
      callouts: ['Context Field', 'Operator', 'Values', 'Done'],
    },
    { select: 'Done' },
    { picture: 'added', of: [{ name: 'Constraints' }, { box: '@example.com' }, { name: 'Add constraint' }] },
    { select: 'Save strategy' },
  ],
}
