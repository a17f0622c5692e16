import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getServiceAccounts: {
      serviceAccounts: [
        {
          id: 23,
          isAPI: false,
          name: 'CI',
          username: 'service-ci',
          createdAt: '2023-12-04T10:00:00.000Z',
          rootRole: 3,
          tokens: [
            {
              id: 11,
              description: 'Pipeline',
              createdAt: '2023-12-04T10:00:00.000Z',
              expiresAt: '2024-03-03T10:00:00.000Z',
              seenAt: '2024-01-08T07:30:00.000Z',
            },
            {
              id: 12,
              description: 'Nightly job',
              createdAt: '2023-12-05T10:00:00.000Z',
              expiresAt: '2024-03-04T10:00:00.000Z',
              seenAt: '2024-01-08T02:00:00.000Z',
            },
          ],
        },
        {
          id: 24,
          isAPI: false,
          name: 'Terraform',
          username: 'service-terraform',
          createdAt: '2023-12-11T10:00:00.000Z',
          rootRole: 2,
          tokens: [
            {
              id: 13,
              description: 'Workspace',
              createdAt: '2023-12-11T10:00:00.000Z',
              expiresAt: '2024-06-11T10:00:00.000Z',
              seenAt: '2024-01-05T15:12:00.000Z',
            },
          ],
        },
      ],
      rootRoles: [
        { id: 2, type: 'root', name: 'Editor', description: 'Creates projects and works with most root resources' },
        { id: 3, type: 'root', name: 'Viewer', description: 'Reads, and can be given roles in projects' },
      ],
    },
  },
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Service accounts' },
    { see: 'Terraform' },
    {
      picture: 'list',
      of: 'table',
      padding: [8, 16],
      callouts: [{ name: 'Role', in: 'table' }, 'Tokens', 'Last seen'],
    },
  ],
}
