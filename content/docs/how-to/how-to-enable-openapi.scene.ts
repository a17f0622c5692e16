import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  // Swagger UI opens an operation with a timer that a fixed clock stops.
  otherProducts: ['Try it out', 'Execute'],
  steps: [
    { open: '/docs/openapi/' },
    { see: 'Authorize' },
    {
      picture: 'swagger-ui',
      of: 'window',
      maxHeight: 560,
      callouts: ['Authorize', 'GET /api/admin/addons Get all addons and providers'],
    },
    { select: 'Authorize' },
    { see: 'Available authorizations' },
  ],
}
