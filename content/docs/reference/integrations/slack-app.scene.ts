import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Integrations' },
    { see: 'Configure', in: { box: 'Slack App' } },
    { select: 'Slack App' },
    { see: 'Install & connect' },
    { fill: 'Access token', with: 'xoxb-<secret>' },
    { fill: 'Channels', with: 'releases, checkout' },
    {
      picture: 'form',
      of: [{ box: 'Slack App installation' }, { box: 'Access token' }],
      padding: [8, 24],
      callouts: ['Install & connect', 'Access token', 'Channels'],
    },
    { choose: 'feature-environment-enabled', from: 'Events' },
    { press: 'Escape' },
    { select: 'Create' },
    { see: 'Integration created successfully' },
  ],
}
