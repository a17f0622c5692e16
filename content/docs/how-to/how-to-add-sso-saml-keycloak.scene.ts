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
    { fill: 'Entity ID', with: 'https://login.example.com/realms/company' },
    { fill: 'Single Sign-On URL', with: 'https://login.example.com/realms/company/protocol/saml/clients/unleash' },
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
    { select: 'Save' },
    { see: 'Settings stored' },
  ],
}
