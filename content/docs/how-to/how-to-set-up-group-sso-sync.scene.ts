import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Single sign-on' },
    { select: 'Enable Group Syncing' },
    { fill: 'Group JSON Path', with: 'groups' },
    { select: "Request 'groups' Scope" },
    {
      picture: 'settings',
      of: [
        { setting: 'Enable Group Syncing' },
        { setting: 'Group Field JSON Path' },
        { setting: "Request 'groups' Scope" },
      ],
      callouts: ['Enable Group Syncing', 'Group JSON Path'],
    },
    { select: 'Save' },
    { see: 'Settings stored' },
    {
      responses: {
        getOidcSettings: {
          enabled: true,
          discoverUrl: 'https://login.example.com/.well-known/openid-configuration',
          clientId: 'unleash',
          secret: 'unleash-example-secret',
          enableGroupSyncing: true,
          groupJsonPath: 'groups',
          addGroupsScope: true,
        },
      },
    },
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'Groups' },
    { select: 'Release team' },
    { select: 'Edit group' },
    { see: 'Is this group associated with SSO groups?' },
    { fill: 'SSO group ID / name', with: 'release-managers' },
    { select: 'Add' },
    { see: 'release-managers' },
    {
      picture: 'group',
      of: [
        { name: 'Is this group associated with SSO groups?' },
        { field: 'SSO group ID / name' },
        { name: 'Add' },
        { name: 'release-managers' },
      ],
      padding: [16, 32],
      callouts: ['SSO group ID / name', 'Add', 'release-managers'],
    },
    { select: 'Save' },
    { see: 'Group updated successfully' },
  ],
}
