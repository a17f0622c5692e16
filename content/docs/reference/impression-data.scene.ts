import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default/features/search-suggestions' },
    { select: 'Settings', in: 'main' },
    { see: 'enabled' },
    {
      picture: 'settings',
      of: [{ name: 'Feature information' }, { name: 'Impression Data: enabled' }],
      padding: [16, 24],
      callouts: ['enabled'],
    },
  ],
}
