import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  steps: [
    { open: '/projects' },
    { select: 'New project' },
    { fill: 'Project Id', with: 'partners' },
    { fill: 'Project name', with: 'Partners' },
    { choose: 'private', from: 'Project collaboration mode' },
    { see: 'private' },
    {
      picture: 'form',
      of: [{ name: 'Create project' }, { field: 'Project Id' }, { field: 'Project collaboration mode' }],
      padding: [16, 32],
      callouts: ['Project collaboration mode'],
    },
  ],
}
