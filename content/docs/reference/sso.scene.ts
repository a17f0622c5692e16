import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Single sign-on' },
    { see: 'Signing algorithm' },
    {
      picture: 'tabs',
      of: ['header', { name: 'OpenID Connect' }, { name: 'Google' }, { field: 'Client Secret' }],
      padding: [20, 0],
      callouts: ['Single sign-on', 'https://unleash.example.com/auth/oidc/callback', 'Discover URL'],
    },
    { select: 'Password' },
    { see: 'Enabled' },
    {
      picture: 'password',
      of: [{ box: 'Password based administrators' }, { setting: 'Password based login' }, { name: 'Save' }],
      padding: 16,
    },
  ],
}
