import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  data: [
    {
      send: 'POST /edge/metrics',
      body: {
        metrics: [],
        applications: [
          {
            appName: 'shop-jobs',
            instanceId: 'c03b-1',
            environment: 'production',
            sdkVersion: 'unleash-client-go:4.1.1',
            strategies: ['default', 'flexibleRollout'],
            started: '2024-01-08T09:00:00.000Z',
            interval: 60000,
          },
          {
            appName: 'shop-jobs',
            instanceId: 'c03b-2',
            environment: 'production',
            sdkVersion: 'unleash-client-go:4.1.1',
            strategies: ['default', 'flexibleRollout'],
            started: '2024-01-08T09:00:00.000Z',
            interval: 60000,
          },
        ],
      },
    },
  ],
  steps: [
    { open: '/applications/shop-jobs' },
    { see: '2 Instances registered' },
    {
      picture: 'overview',
      of: { box: 'Implemented strategies' },
      callouts: ['Toggles', 'Implemented strategies', '2 Instances registered'],
    },
  ],
}
