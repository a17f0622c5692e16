import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Profile', in: 'header' },
    { picture: 'profile', of: { box: 'View profile settings' }, callouts: ['View profile settings'] },
    { select: 'View profile settings' },
    { select: 'Personal API tokens' },
    { select: 'New token' },
    { see: 'Create personal API token' },
    { fill: 'Description', with: 'nightly flag report' },
    { choose: '7 days', from: 'Token will expire in' },
    { choose: '30 days', from: 'Token will expire in' },
    { choose: '60 days', from: 'Token will expire in' },
    { choose: 'Custom', from: 'Token will expire in' },
    { choose: 'Never', from: 'Token will expire in' },
    { choose: 'Custom', from: 'Token will expire in' },
    { see: 'Date' },
    { choose: '30 days', from: 'Token will expire in' },
    {
      picture: 'form',
      of: [
        { name: 'Create personal API token' },
        { field: 'Token will expire in' },
        { name: 'Token will expire on 07/02/2024' },
      ],
      padding: [16, 28],
      callouts: ['Description', 'Token will expire in'],
    },
    { select: 'Create token' },
    { see: 'Personal API token created' },
    { select: 'Close', in: 'dialog' },
    { see: 'Last seen' },
    {
      picture: 'list',
      of: [{ name: 'New token' }, { row: 'Last seen' }, { row: 'nightly flag report' }],
      padding: [16, 24],
      callouts: ['Last seen', 'Delete token'],
    },
    { select: 'Delete token', in: { row: 'nightly flag report' } },
    { see: 'Delete token', in: 'dialog' },
  ],
}
