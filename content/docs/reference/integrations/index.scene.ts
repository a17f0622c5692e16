import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Integrations' },
    { see: 'Configure', in: { box: 'Webhook' } },
    {
      picture: 'list',
      of: 'main',
      maxHeight: 668,
      callouts: [
        { name: 'Open', in: { box: 'Disabled' } },
        { name: 'Configure', in: { box: 'Datadog' } },
      ],
    },
    { select: 'Configure', in: { box: 'Slack App' } },
    { see: 'Integration status' },
    { fill: 'Access token', with: 'xoxb-example' },
    { fill: 'Channels', with: 'releases' },
    { see: 'Configuration' },
    { fill: 'Description', with: 'Releases in production' },
    { choose: 'feature-environment-enabled', from: 'Events' },
    { press: 'Escape' },
    { choose: 'feature-environment-disabled', from: 'Events' },
    { press: 'Escape' },
    { choose: 'Default', from: 'Projects' },
    { press: 'Escape' },
    { choose: 'production', from: 'Environments' },
    { press: 'Escape' },
    {
      picture: 'filters',
      of: { box: 'Configuration' },
      padding: [0, 24],
      callouts: ['Events', 'Projects', 'Environments'],
    },
    { select: 'Create' },
    { see: 'Integration created successfully' },
  ],
}
