import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Profile', in: 'header' },
    { select: 'View profile settings' },
    { select: 'Personal API tokens' },
    { select: 'New token' },
    { fill: 'Description', with: 'mark stale flags' },
    { choose: '30 days', from: 'Token will expire in' },
    { select: 'Create token' },
    { see: 'Personal API token created' },
    { picture: 'token', of: 'dialog' },
  ],
}
