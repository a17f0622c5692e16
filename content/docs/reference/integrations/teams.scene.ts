import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Integrations' },
    { see: 'Configure', in: { box: 'Microsoft Teams' } },
    { select: 'Microsoft Teams' },
    { fill: 'Microsoft Teams webhook URL', with: 'https://shop.webhook.office.com/<secret>' },
    {
      picture: 'form',
      of: [
        { name: 'How does it work?' },
        { name: 'Integration status' },
        { box: 'Microsoft Teams webhook URL' },
        { name: '(Required)' },
      ],
      padding: [12, 24],
      callouts: ['Microsoft Teams webhook URL'],
    },
    { choose: 'feature-environment-enabled', from: 'Events' },
    { press: 'Escape' },
    { select: 'Create' },
    { see: 'Integration created successfully' },
  ],
}
