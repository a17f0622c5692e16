import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  newServer: true,
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Users' },
    { see: 'Create invite link' },
    { hover: 'Invite users', in: 'header' },
    {
      picture: 'users',
      of: ['header', { box: 'Create invite link' }],
      padding: 0,
      callouts: ['Invite users', 'Create invite link'],
    },
    { select: 'Create invite link' },
    { choose: '1 week', from: 'Link will expire in' },
    { picture: 'form', of: [{ name: 'Expiration period for the invite link' }, { box: 'Viewer' }], padding: [16, 28] },
    { select: 'Create invite link' },
    { picture: 'link', of: 'dialog' },
  ],
}
