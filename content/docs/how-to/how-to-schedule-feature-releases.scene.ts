import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  data: [
    {
      send: 'POST /api/admin/projects/default/features/gift-cards/environments/production/strategies',
      body: {
        name: 'flexibleRollout',
        title: 'Everyone',
        parameters: { rollout: '100', stickiness: 'default', groupId: 'gift-cards' },
        constraints: [],
      },
    },
  ],
  steps: [
    { open: '/projects/default/features/gift-cards' },
    { select: 'production', in: { accordion: 'production' } },
    { hover: 'Edit strategy' },
    { select: 'development', in: { accordion: 'development' } },
    { see: 'Add your first strategy' },
    { select: 'Edit strategy' },
    { select: 'Add constraint' },
    { choose: 'currentTime', from: 'Context Field' },
    { see: 'DATE_AFTER' },
    { fill: 'Date', with: '2024-02-01T08:00' },
    { picture: 'constraint', of: { box: 'Done' }, padding: [4, 20], callouts: ['Context Field', 'Date', 'Done'] },
    { select: 'Done' },
    { select: 'Save strategy' },
    { see: 'Changing production environment!' },
    { select: 'Save strategy', in: 'dialog' },
    { see: 'DATE_AFTER' },
    { picture: 'saved', of: { accordion: 'production' }, maxHeight: 548 },
  ],
}
