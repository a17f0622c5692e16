import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/projects/default' },
    { see: 'Unleash 5.8.2 (Open Source)' },
    {
      picture: 'footer',
      of: [{ name: 'Unleash 5.8.2 (Open Source)' }, { name: 'The enterprise ready feature toggle service.' }],
      padding: [24, 40],
      callouts: ['Unleash 5.8.2 (Open Source)'],
    },
    { select: 'Settings', in: 'header' },
    { picture: 'menu', of: ['header', 'menu'], padding: [98, 0] },
  ],
}
