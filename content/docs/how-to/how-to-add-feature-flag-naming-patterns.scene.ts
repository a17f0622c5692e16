import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  steps: [
    { open: '/projects/default' },
    { select: 'Project settings' },
    { select: 'Settings', in: 'main' },
    { see: 'Enterprise Settings' },
    { see: 'Feature flag naming pattern?' },
    { fill: 'Naming Pattern', with: '[a-z]+(-[a-z]+)*\\.SHOP-\\d+' },
    { fill: 'Naming Example', with: 'checkout-redesign.SHOP-142' },
    { fill: 'Naming pattern description', with: 'Short lowercase name, a dot, then the ticket' },
    {
      picture: 'form',
      of: [
        { name: 'Feature flag naming pattern?' },
        { field: 'Naming Pattern' },
        { field: 'Naming Example' },
        { field: 'Naming pattern description' },
      ],
      padding: [8, 28],
      callouts: ['Naming Pattern', 'Naming Example', 'Naming pattern description'],
    },
    { select: 'Save changes', in: { box: 'Enterprise Settings' } },
    { see: 'Project information updated' },
  ],
}
