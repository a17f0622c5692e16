import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Feature toggle types' },
    { see: 'Experiment' },
    { picture: 'list', of: [{ name: 'Feature toggle types' }, 'table'], padding: [16, 16] },
    { select: 'Edit Experiment feature toggle type' },
    { fill: 'Lifetime in days', with: '60' },
    { see: "doesn't expire" },
    { select: 'Save feature toggle type' },
  ],
}
