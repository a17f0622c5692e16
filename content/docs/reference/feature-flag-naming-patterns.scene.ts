import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getDeprecatedProjectOverview: {
      version: 1,
      name: 'Default',
      description: 'Default project',
      defaultStickiness: 'default',
      mode: 'open',
      featureLimit: null,
      featureNaming: {
        pattern: '[a-z-]+\\.[A-Z]+-\\d+',
        example: 'checkout-redesign.SHOP-142',
        description: 'Short lowercase name, a dot, then the ticket',
      },
      members: 7,
      health: 79,
      environments: [{ environment: 'development' }, { environment: 'production' }],
      features: [],
      favorite: false,
    },
  },
  steps: [
    { open: '/projects/default/create-toggle' },
    { see: 'Create feature toggle' },
    { fill: 'Name', with: 'gift-wrapping.SHOP-171' },
    { see: 'This project has feature flag naming patterns enabled.' },
    {
      picture: 'form',
      of: [{ name: 'Create feature toggle' }, { name: 'What would you like to call your toggle?' }, { field: 'Name' }],
      padding: [16, 24],
      callouts: ['This project has feature flag naming patterns enabled.', 'Name'],
    },
  ],
}
