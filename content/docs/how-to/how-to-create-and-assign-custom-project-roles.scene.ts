import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getProjectAccess: {
      users: [
        {
          id: 3,
          name: 'Checkout lead',
          username: 'checkout-lead',
          roleId: 4,
          roles: [4],
          addedAt: '2023-11-13T09:00:00.000Z',
        },
      ],
      groups: [],
      roles: [
        { id: 4, type: 'project', name: 'Owner', description: 'Has all permissions in the project' },
        { id: 5, type: 'project', name: 'Member', description: 'Creates and changes flags of the project' },
        { id: 6, type: 'custom', name: 'Release manager', description: 'Turns flags on and off in production' },
      ],
    },
  },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Roles' },
    { select: 'Project roles' },
    { picture: 'list', of: 'main', callouts: ['Project roles', 'New project role'] },
    { select: 'New project role' },
    { fill: 'Role name', with: 'Production release' },
    { fill: 'Role description', with: 'Turns flags on and off in production' },
    { select: 'Project permissions' },
    { select: 'production permissions' },
    { select: 'Enable/disable toggles' },
    {
      picture: 'form',
      of: 'form',
      callouts: ['Role name', 'production permissions', 'Enable/disable toggles', 'Add role'],
    },
    { select: 'Add role' },
    { see: 'Role added successfully' },
    { open: '/projects/default' },
    { select: 'Project settings' },
    { select: 'Access' },
    { picture: 'access', of: 'main', maxHeight: 572, callouts: ['Access', 'Assign user / group'] },
    { select: 'Assign user / group' },
    { choose: 'Support agent', from: 'User / group' },
    { press: 'Escape' },
    { choose: 'Release manager', from: 'Role' },
    { press: 'Escape' },
    { picture: 'assign', of: 'form', maxHeight: 490, callouts: ['User / group', 'Role'] },
    { select: 'Assign user / group' },
    { see: '1 access assigned successfully' },
  ],
}
