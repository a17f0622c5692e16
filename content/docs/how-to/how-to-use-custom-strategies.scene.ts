import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Strategy types' },
    { select: 'New custom strategy' },
    { fill: 'Strategy name', with: 'timeZone' },
    { fill: 'Strategy description', with: 'On for users in one of the listed time zones' },
    { select: 'Add parameter' },
    { fill: 'Parameter name 1', with: 'zones' },
    { choose: 'list', from: 'Type' },
    { select: 'Required' },
    {
      picture: 'form',
      of: [
        { name: 'What would you like to call your strategy?' },
        { field: 'Strategy name' },
        { field: 'Parameter name 1' },
        { name: 'Required' },
      ],
      padding: [16, 28],
      callouts: ['Strategy name', 'Parameter name 1', 'Type', 'Required'],
    },
    { select: 'Create strategy' },
    { see: 'timeZone' },
    { select: 'Configure', in: 'header' },
    { select: 'Strategy types' },
    { see: 'Custom strategies' },
    { see: 'timeZone' },
  ],
}
