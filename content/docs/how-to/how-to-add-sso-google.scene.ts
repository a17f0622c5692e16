import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getGoogleSettings: {
      enabled: false,
      clientId: '',
      clientSecret: '',
      unleashHostname: '',
      autoCreate: false,
      emailDomains: '',
    },
  },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Single sign-on' },
    { select: 'Google' },
    { select: 'Enable' },
    { fill: 'Client ID', with: 'shop-482913.apps.googleusercontent.com' },
    { fill: 'Client Secret', with: 'example-client-secret' },
    { fill: 'Unleash Hostname', with: 'unleash.example.com' },
    {
      picture: 'client',
      of: [
        { box: 'https://unleash.example.com/auth/google/callback' },
        { setting: 'Enable' },
        { setting: 'Unleash hostname' },
      ],
      padding: [8, 24],
      callouts: ['Client ID', 'Client Secret', 'Unleash Hostname'],
    },
    { select: 'Auto-create users' },
    { fill: 'Email domains', with: '@example.com' },
    { select: 'Save' },
    { see: 'Settings stored' },
  ],
}
