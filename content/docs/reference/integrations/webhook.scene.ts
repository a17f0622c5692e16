import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Integrations' },
    { see: 'Configure', in: { box: 'Webhook' } },
    { see: 'Webhook' },
    { select: 'Configure', in: { box: 'Webhook' } },
    { fill: 'Webhook URL', with: 'https://hooks.example.com/unleash' },
    { fill: 'Authorization', with: 'Bearer <secret>' },
    {
      picture: 'form',
      of: [{ field: 'Webhook URL' }, { field: 'Authorization' }],
      padding: [28, 32],
      callouts: ['Webhook URL', 'Authorization'],
    },
    { choose: 'feature-environment-enabled', from: 'Events' },
    { press: 'Escape' },
    { select: 'Create' },
    { see: 'Integration created successfully' },
  ],
}
