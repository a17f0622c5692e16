import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getPermissions: {
      version: 1,
      permissions: {
        root: [],
        project: [
          { id: 1, name: 'CREATE_FEATURE', displayName: 'Create feature toggles', type: 'project' },
          { id: 2, name: 'UPDATE_FEATURE', displayName: 'Update feature toggles', type: 'project' },
          { id: 3, name: 'DELETE_FEATURE', displayName: 'Delete feature toggles', type: 'project' },
          { id: 4, name: 'UPDATE_PROJECT', displayName: 'Update project', type: 'project' },
        ],
        environments: [
          {
            name: 'production',
            permissions: [
              {
                id: 5,
                name: 'UPDATE_FEATURE_ENVIRONMENT',
                displayName: 'Enable/disable toggles',
                type: 'environment',
                environment: 'production',
              },
              {
                id: 6,
                name: 'APPROVE_CHANGE_REQUEST',
                displayName: 'Approve/Reject change requests',
                type: 'environment',
                environment: 'production',
              },
              {
                id: 7,
                name: 'APPLY_CHANGE_REQUEST',
                displayName: 'Apply change requests',
                type: 'environment',
                environment: 'production',
              },
            ],
          },
        ],
      },
    },
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
        {
          id: 4,
          name: 'Search engineer',
          username: 'search-engineer',
          roleId: 5,
          roles: [5, 6],
          addedAt: '2023-12-01T09:00:00.000Z',
        },
      ],
      groups: [
        {
          id: 4,
          name: 'Release team',
          roles: [6],
          addedAt: '2023-12-11T09:00:00.000Z',
          users: [{ user: { id: 2, name: 'Release manager' } }, { user: { id: 3, name: 'Checkout lead' } }],
        },
      ],
      roles: [
        { id: 4, type: 'project', name: 'Owner', description: 'Has all permissions in the project' },
        { id: 5, type: 'project', name: 'Member', description: 'Creates and changes flags of the project' },
        { id: 6, type: 'custom', name: 'Reviewer', description: 'Approves change requests in production' },
      ],
    },
  },
  steps: [
    { open: '/projects/default' },
    { select: 'Project settings' },
    { select: 'Access' },
    { see: 'Release team' },
    {
      picture: 'access',
      of: [{ name: 'Assign user / group' }, 'table'],
      padding: [16, 16],
      callouts: [{ name: 'Role', in: 'table' }, 'Last login'],
    },
    { open: '/admin/roles/project-roles' },
    { select: 'New project role' },
    { fill: 'Role name', with: 'Reviewer' },
    { fill: 'Role description', with: 'Approves change requests in production' },
    { select: 'Project permissions' },
    { select: 'production permissions' },
    { select: 'Approve/Reject change requests' },
    {
      picture: 'permissions',
      of: [{ accordion: 'Project permissions' }, { accordion: 'production permissions' }],
      callouts: ['Project permissions', 'production permissions'],
    },
  ],
}
