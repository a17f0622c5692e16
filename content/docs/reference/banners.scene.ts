import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  edition: 'enterprise',
  responses: {
    getBanners: {
      banners: [
        {
          id: 7,
          message: '**Release freeze** from Friday 18:00 UTC.',
          enabled: true,
          variant: 'warning',
          sticky: true,
          icon: 'rocket_launch',
          link: 'dialog',
          linkText: 'What is frozen?',
          dialogTitle: 'Release freeze',
          dialog: 'Please leave flags in `production` alone until Monday.',
          createdAt: '2024-01-05T10:12:30.000Z',
        },
        {
          id: 6,
          message: 'New flags need a ticket in their name.',
          enabled: false,
          variant: 'info',
          sticky: false,
          icon: '',
          link: '/projects/default',
          linkText: 'See the pattern',
          dialogTitle: '',
          dialog: '',
          createdAt: '2023-12-11T08:00:00.000Z',
        },
      ],
    },
  },
  steps: [
    { open: '/projects/default' },
    { see: 'What is frozen?' },
    { picture: 'banner', of: ['window'], maxHeight: 164, callouts: ['What is frozen?'] },
    { open: '/admin/banners' },
    { see: 'New banner' },
    { picture: 'list', of: [{ name: 'New banner' }, 'table'], padding: [16, 16], callouts: ['Enabled', 'New banner'] },
  ],
}
