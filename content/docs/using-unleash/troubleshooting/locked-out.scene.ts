import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  signedOut: true,
  steps: [
    { open: '/forgotten-password' },
    { fill: 'email', with: 'admin@example.com' },
    { select: 'Submit' },
    { see: 'Attempted to send email' },
    { open: '/forgotten-password' },
    { fill: 'email', with: 'admin@example.com' },
    { select: 'Submit' },
    { see: 'Attempted to send email' },
  ],
}
