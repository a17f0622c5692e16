import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  data: [
    { send: 'POST /api/admin/projects/default/features', body: { name: 'gift-wrapping' } },
    {
      send: 'PUT /api/admin/projects/default/features/gift-wrapping/environments/production/variants',
      body: [{ name: 'ribbon', weight: 1000, weightType: 'variable', stickiness: 'default' }],
    },
  ],
  steps: [
    { open: '/projects/default/features/free-shipping-threshold/variants' },
    { see: 'from-30' },
    { picture: 'environments', of: { box: 'production' } },
    { open: '/projects/default/features/gift-wrapping' },
    { select: 'Variants' },
    { select: 'Edit variants' },
    { select: 'Add override' },
    { choose: 'userId', from: 'Context Field' },
    { fill: 'Values (v1, v2, ...)', with: 'user-17' },
    { select: 'Save variants' },
    { absent: 'Save variants' },
  ],
}
