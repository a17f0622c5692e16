import type { Scene } from '../../../../verification/product/scenes/types'

export const scene: Scene = {
  data: [
    {
      send: 'POST /api/admin/ui-config',
      body: { frontendSettings: { frontendApiOrigins: ['https://shop.example.com'] } },
    },
  ],
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'CORS origins' },
    { fill: 'https://example.com https://example.org', with: 'https://shop.example.com\nhttp://localhost:5173' },
    { picture: 'origins', of: 'form', padding: [16, 24], callouts: ['Save'] },
    { select: 'Save' },
    { see: 'Settings saved' },
  ],
}
