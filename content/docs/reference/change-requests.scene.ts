import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getPendingChangeRequestsForFeature: [],
    getScheduledChangeRequests: [],
    getOpenChangeRequestsForUser: [],
  },
  steps: [
    { open: '/projects/default/settings/change-requests' },
    { see: 'Required approvals' },
    { picture: 'configuration', of: 'table', padding: [12, 16], callouts: ['Required approvals', 'Status'] },
    { open: '/projects/default/features/payments-fallback' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'Everyone' },
    { select: 'Edit strategy', in: { accordion: 'production' } },
    { see: 'Add change to draft' },
    { open: '/projects/default/features/checkout-redesign' },
    { select: 'production', in: { accordion: 'production' } },
    { see: 'A quarter of the Nordics' },
    { select: 'More actions', in: { box: 'Employees' } },
    { select: 'Disable' },
    { see: 'Add to draft' },
    { open: '/projects/default/features/checkout-redesign' },
    { select: 'production', in: { box: 'Enabled in environments' } },
    { see: 'Add suggestion to draft' },
    { picture: 'suggest', of: 'dialog' },
    {
      responses: {
        getPendingChangeRequestsForUser: [
          {
            id: 12,
            title: 'Pause the new checkout',
            environment: 'production',
            state: 'Draft',
            minApprovals: 1,
            project: 'default',
            features: [
              {
                name: 'checkout-redesign',
                changes: [
                  {
                    id: 31,
                    action: 'updateEnabled',
                    payload: { enabled: false },
                    createdBy: { username: 'checkout-lead' },
                  },
                ],
              },
            ],
            segments: [],
            approvals: [],
            rejections: [],
            comments: [],
            createdBy: { username: 'checkout-lead' },
            createdAt: '2024-01-08T08:12:00.000Z',
          },
        ],
      },
    },
    { open: '/projects/default/features/checkout-redesign' },
    { see: 'View changes' },
    { picture: 'draft', of: 'window', maxHeight: 360, callouts: ['View changes'] },
    { select: 'View changes' },
    { see: 'Submit change request' },
    { see: 'Discard changes' },
    {
      responses: {
        getPendingChangeRequestsForUser: [],
        getChangeRequestsForProject: [
          {
            id: 12,
            title: 'Pause the new checkout',
            environment: 'production',
            state: 'In review',
            minApprovals: 1,
            project: 'default',
            features: [
              {
                name: 'checkout-redesign',
                changes: [
                  {
                    id: 31,
                    action: 'updateEnabled',
                    payload: { enabled: false },
                    createdBy: { username: 'checkout-lead' },
                  },
                ],
              },
            ],
            segments: [],
            approvals: [],
            rejections: [],
            comments: [],
            createdBy: { username: 'checkout-lead' },
            createdAt: '2024-01-08T08:12:00.000Z',
          },
        ],
        getChangeRequest: {
          id: 12,
          title: 'Pause the new checkout',
          environment: 'production',
          state: 'In review',
          minApprovals: 1,
          project: 'default',
          features: [
            {
              name: 'checkout-redesign',
              changes: [
                {
                  id: 31,
                  action: 'updateEnabled',
                  payload: { enabled: false },
                  createdBy: { username: 'checkout-lead' },
                },
              ],
            },
          ],
          segments: [],
          approvals: [],
          rejections: [],
          comments: [],
          createdBy: { username: 'checkout-lead' },
          createdAt: '2024-01-08T08:12:00.000Z',
        },
      },
    },
    { open: '/projects/default' },
    { select: 'Change requests' },
    { select: 'Pause the new checkout' },
    { see: 'Review required' },
    { select: 'Review changes' },
    { see: 'Approve' },
    { see: 'Reject' },
    { press: 'Escape' },
    { picture: 'review', of: 'main', callouts: ['Review changes', 'Cancel changes'] },
    {
      responses: {
        getChangeRequest: {
          id: 12,
          title: 'Pause the new checkout',
          environment: 'production',
          state: 'Approved',
          minApprovals: 1,
          project: 'default',
          features: [
            {
              name: 'checkout-redesign',
              changes: [
                {
                  id: 31,
                  action: 'updateEnabled',
                  payload: { enabled: false },
                  createdBy: { username: 'checkout-lead' },
                },
              ],
            },
          ],
          segments: [],
          approvals: [{ createdBy: { id: 2, username: 'release-manager' }, createdAt: '2024-01-08T09:05:00.000Z' }],
          rejections: [],
          comments: [],
          createdBy: { username: 'checkout-lead' },
          createdAt: '2024-01-08T08:12:00.000Z',
        },
      },
    },
    { open: '/projects/default/change-requests/12' },
    { see: 'Apply changes' },
  ],
}
