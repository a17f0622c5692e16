import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getOidcSettings: {
      enabled: false,
      discoverUrl: '',
      clientId: '',
      secret: '',
      autoCreate: false,
      enableSingleSignOut: false,
      emailDomains: '',
    },
  },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Single sign-on' },
    { see: 'Callback URL' },
    {
      picture: 'callback',
      of: [
        { name: 'OpenID Connect' },
        { name: 'Google' },
        { box: 'https://unleash.example.com/auth/oidc/callback' },
        { setting: 'Enable' },
      ],
      padding: [12, 24],
      callouts: ['https://unleash.example.com/auth/oidc/callback'],
    },
    { see: 'OpenID Connect' },
    { select: 'Enable' },
    { fill: 'Discover URL', with: 'https://login.example.com/.well-known/openid-configuration' },
    { fill: 'Client ID', with: '0oa7unleash4shop' },
    { fill: 'Client Secret', with: 'example-client-secret' },
    {
      picture: 'client',
      of: [{ setting: 'Enable' }, { setting: 'Client secret' }],
      callouts: ['Discover URL', 'Client ID', 'Client Secret'],
    },
    { select: 'Auto-create users' },
    { see: 'Default Role' },
    { see: 'Editor' },
    { choose: 'Viewer', from: 'Default Role' },
    { fill: 'Email domains', with: '@example.com' },
    {
      picture: 'new-users',
      of: [{ setting: 'Auto-create users' }, { setting: 'Email domains' }],
      callouts: ['Default Role', 'Email domains'],
    },
    { select: 'Enable Single Sign-Out' },
    { select: 'Save' },
    { see: 'Settings stored' },
  ],
}
