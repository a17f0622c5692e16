import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  config: { emailEnabled: true },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Users' },
    { select: 'Add new user' },
    { see: 'Create Unleash user' },
    { fill: 'Full name', with: 'Payments engineer' },
    { fill: 'Email', with: 'payments-engineer@example.com' },
    { choose: 'Editor', from: 'Role' },
    { see: 'What is your team member allowed to do?' },
    { see: 'Should we send an email to your new team member' },
    {
      picture: 'form',
      of: [
        { name: 'Create Unleash user' },
        { field: 'Role' },
        { name: 'Should we send an email to your new team member' },
        { name: 'Yes' },
      ],
      padding: [16, 28],
      callouts: ['Full name', 'Email', 'Role'],
    },
    { select: 'Yes' },
    { see: 'No' },
    { select: 'Create user' },
    { see: 'Team member added' },
    { picture: 'link', of: 'dialog' },
    { hover: 'Copy link' },
    { select: 'Close' },
    { see: 'Last login' },
    { see: 'Never', in: { row: 'Payments engineer' } },
    {
      picture: 'row',
      of: [{ row: 'Last login' }, { row: 'Payments engineer' }],
      padding: [4, 16],
      callouts: ['Edit user', 'Change password', 'Reset password', 'Remove user'],
    },
  ],
}
