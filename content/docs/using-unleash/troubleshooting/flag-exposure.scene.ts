import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    {
      open: '/playground?environments=production&projects=default&context=%7B%22userId%22%3A%22user-17%22%2C%22properties%22%3A%7B%22region%22%3A%22benelux%22%7D%7D',
    },
    { select: 'Try configuration' },
    { see: 'Results' },
    { fill: 'Search (Ctrl+K)', with: 'checkout-redesign' },
    { absent: 'guest-checkout' },
    {
      picture: 'result',
      of: [{ name: 'Unleash context' }, 'table'],
      padding: [12, 16],
      callouts: ['Unleash context', { name: 'checkout-redesign', in: 'table' }],
    },
  ],
}
