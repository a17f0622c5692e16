import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Integrations' },
    { see: 'Configure', in: { box: 'Datadog' } },
    { select: 'Datadog' },
    { fill: 'Datadog Events URL', with: 'https://api.datadoghq.eu/api/v1/events' },
    { fill: 'Datadog API key', with: '<your Datadog API key>' },
    {
      picture: 'form',
      of: [{ name: 'How does it work?' }, { name: 'Integration status' }, { box: 'Datadog API key' }],
      padding: [12, 24],
      maxHeight: 425,
      callouts: ['Datadog Events URL', 'Datadog API key'],
    },
    { choose: 'feature-environment-enabled', from: 'Events' },
    { press: 'Escape' },
    { choose: 'feature-environment-disabled', from: 'Events' },
    { press: 'Escape' },
    { choose: 'feature-strategy-update', from: 'Events' },
    { press: 'Escape' },
    { choose: 'production', from: 'Environments' },
    { press: 'Escape' },
    {
      picture: 'events',
      of: [{ name: 'Events' }, { field: 'Events' }, { field: 'Environments' }],
      padding: [24, 32],
      callouts: ['Events', 'Environments'],
    },
    { select: 'Create' },
    { see: 'Integration created successfully' },
  ],
}
