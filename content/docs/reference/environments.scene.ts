import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Environments' },
    { see: 'production' },
    {
      picture: 'list',
      of: [{ name: 'New environment' }, 'table'],
      padding: [16, 16],
      callouts: ['Type', 'Visible in', 'New environment'],
    },
    { open: '/projects/default' },
    { select: 'Project settings' },
    { select: 'Environments', in: 'main' },
    { see: 'Visible in project' },
    { picture: 'visible', of: 'table', padding: [12, 16], callouts: ['Visible in project'] },
  ],
}
