import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getPermissions: {
      version: 1,
      permissions: {
        root: [
          { id: 13, name: 'CREATE_SEGMENT', displayName: 'Create segments', type: 'root' },
          { id: 14, name: 'UPDATE_SEGMENT', displayName: 'Edit segments', type: 'root' },
          { id: 15, name: 'DELETE_SEGMENT', displayName: 'Delete segments', type: 'root' },
        ],
        project: [],
        environments: [],
      },
    },
    getRoles: {
      version: 1,
      roles: [
        { id: 1, type: 'root', name: 'Admin', description: 'Can do everything' },
        { id: 2, type: 'root', name: 'Editor', description: 'Creates and changes flags in the project default' },
        { id: 3, type: 'root', name: 'Viewer', description: 'Reads, and can be given roles in projects' },
        { id: 8, type: 'root-custom', name: 'Targeting editor', description: 'Creates and edits segments' },
      ],
    },
    getRoleById: {
      id: 8,
      type: 'root-custom',
      name: 'Targeting editor',
      description: 'Creates and edits segments',
      permissions: [
        { id: 13, name: 'CREATE_SEGMENT', displayName: 'Create segments', type: 'root' },
        { id: 14, name: 'UPDATE_SEGMENT', displayName: 'Edit segments', type: 'root' },
      ],
    },
  },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Roles' },
    { see: 'Root roles' },
    { see: 'Targeting editor' },
    { picture: 'list', of: 'main', callouts: ['New root role'] },
    { select: 'New root role' },
    { fill: 'Role name', with: 'Segment owner' },
    { fill: 'Role description', with: 'Creates, edits and deletes segments' },
    { see: 'What is your role allowed to do?' },
    { select: 'Segment permissions' },
    { select: 'Select all segment permissions' },
    { picture: 'form', of: 'form', callouts: ['Role name', 'Role description', 'Segment permissions', 'Add role'] },
    { select: 'Add role' },
    { see: 'Role added successfully' },
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Users' },
    { select: 'Edit user', in: { row: 'Support agent' } },
    { choose: 'Viewer', from: 'Role' },
    { select: 'Save' },
    { see: 'User information updated' },
  ],
}
