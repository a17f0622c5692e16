import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  data: [
    {
      send: 'POST /api/admin/ui-config',
      body: { frontendSettings: { frontendApiOrigins: ['https://shop.example.com', 'https://app.example.com'] } },
    },
  ],
  steps: [
    { open: '/' },
    { select: 'Settings', in: 'header' },
    { select: 'CORS origins' },
    { picture: 'cors', of: 'form', padding: [16, 24] },
  ],
}
