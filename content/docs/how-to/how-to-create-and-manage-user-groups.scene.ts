import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getGroup: {
      id: 4,
      name: 'Release team',
      description: 'Everyone who ships to production',
      users: [
        {
          joinedAt: '2023-11-20T09:00:00.000Z',
          createdBy: 'admin',
          user: {
            id: 2,
            name: 'Release manager',
            email: 'release-manager@example.com',
            seenAt: '2024-01-08T09:12:00.000Z',
          },
        },
        {
          joinedAt: '2023-11-21T10:00:00.000Z',
          createdBy: 'admin',
          user: {
            id: 3,
            name: 'Checkout lead',
            email: 'checkout-lead@example.com',
            seenAt: '2024-01-07T16:30:00.000Z',
          },
        },
      ],
    },
    getBaseUsersAndGroups: {
      users: [
        { id: 3, name: 'Checkout lead', email: 'checkout-lead@example.com', accountType: 'User' },
        { id: 4, name: 'Search engineer', email: 'search-engineer@example.com', accountType: 'User' },
      ],
      groups: [{ id: 4, name: 'Release team', userCount: 1 }],
    },
  },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Groups' },
    { see: 'Release team' },
    { picture: 'list', of: 'main', callouts: ['New group'] },
    { select: 'New group' },
    { fill: 'Name', with: 'Search team' },
    { fill: 'Description', with: 'Everyone who works on search' },
    { see: 'Do you want to associate a root role with this group?' },
    { see: 'Role' },
    { see: 'Add users to this group' },
    { choose: 'Search engineer', from: 'Select users' },
    { press: 'Escape' },
    { picture: 'form', of: 'form', callouts: ['Name', 'Select users', 'Create group'] },
    { select: 'Create group' },
    { see: 'Group created successfully' },
    { open: '/projects/default' },
    { select: 'Project settings' },
    { select: 'Access' },
    { select: 'Assign user / group' },
    { choose: 'Release team', from: 'User / group' },
    { press: 'Escape' },
    { choose: 'Member', from: 'Role' },
    { press: 'Escape' },
    { select: 'Assign user / group' },
    { see: '1 access assigned successfully' },
    { open: '/admin/groups/4' },
    { picture: 'group', of: 'main' },
    { select: 'Edit users' },
    { select: 'Save' },
    { see: 'Group users saved successfully' },
  ],
}
