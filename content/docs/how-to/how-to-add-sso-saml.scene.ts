import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getSamlSettings: {
      enabled: false,
      entityId: '',
      signOnUrl: '',
      certificate: '',
      autoCreate: false,
      emailDomains: '',
    },
  },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Single sign-on' },
    { select: 'SAML 2.0' },
    { see: 'Callback URL' },
    { select: 'Enable' },
    { fill: 'Entity ID', with: 'http://www.okta.com/exk1fxphv5qxkYWlc5d7' },
    { fill: 'Single Sign-On URL', with: 'https://login.example.com/app/unleash/exk1fxphv5/sso/saml' },
    {
      fill: 'X.509 Certificate',
      with: 'MIIDpDCCAoygAwIBAgIGAXoTm8wMA0GCSqGSIb3DQEBCwUAMIGSMQswCQYDVQQG',
      in: { setting: 'X.509 Certificate' },
    },
    {
      picture: 'identity-provider',
      of: [
        { box: 'https://unleash.example.com/auth/saml/callback' },
        { setting: 'Enable' },
        { setting: 'X.509 Certificate' },
      ],
      padding: [12, 24],
      callouts: [
        'Entity ID',
        'Single Sign-On URL',
        { name: 'X.509 Certificate', in: { setting: 'X.509 Certificate' } },
      ],
    },
    { select: 'Auto-create users' },
    { choose: 'Viewer', from: 'Default Role' },
    { fill: 'Email domains', with: '@example.com' },
    {
      picture: 'new-users',
      of: [{ setting: 'Auto-create users' }, { setting: 'Email domains' }],
      callouts: ['Default Role', 'Email domains'],
    },
    { select: 'Save' },
    { see: 'Settings stored' },
  ],
}
