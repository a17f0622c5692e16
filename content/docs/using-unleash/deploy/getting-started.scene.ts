import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  newServer: true,
  signedOut: true,
  steps: [
    { open: '/' },
    { see: 'Sign in' },
    { fill: 'Username or email', with: 'admin' },
    {
      picture: 'login',
      of: [{ name: 'Log in to continue the great work' }, { name: 'Sign in' }],
      padding: [24, 120],
      callouts: ['Username or email', 'Password', 'Sign in'],
    },
  ],
}
