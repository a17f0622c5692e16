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
    { see: 'OpenID Connect' },
    { select: 'Enable' },
    { fill: 'Discover URL', with: 'https://login.example.com/realms/company/.well-known/openid-configuration' },
    { fill: 'Client ID', with: 'unleash' },
    { fill: 'Client Secret', with: 'example-client-secret' },
    {
      picture: 'client',
      of: [{ setting: 'Enable' }, { setting: 'Client secret' }],
      callouts: ['Discover URL', 'Client ID', 'Client Secret'],
    },
    { select: 'Enable Group Syncing' },
    { fill: 'Group JSON Path', with: 'groups' },
    { select: "Request 'groups' Scope" },
    {
      picture: 'groups',
      of: [
        { setting: 'Enable Group Syncing' },
        { setting: 'Group Field JSON Path' },
        { setting: "Request 'groups' Scope" },
      ],
      callouts: ['Enable Group Syncing', 'Group JSON Path', "Request 'groups' Scope"],
    },
    { select: 'Auto-create users' },
    { choose: 'Viewer', from: 'Default Role' },
    { fill: 'Email domains', with: '@example.com' },
    { select: 'Save' },
    { see: 'Settings stored' },
  ],
}
