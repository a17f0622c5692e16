import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  newServer: true,
  steps: [
    { open: '/' },
    { select: 'Configure', in: 'header' },
    { select: 'Context fields' },
    { select: 'New context field' },
    { see: 'Create context' },
    { fill: 'Context name', with: 'region' },
    { fill: 'Context description (optional)', with: 'Sales region of the customer' },
    { fill: 'Legal value (optional)', with: 'nordics' },
    { select: 'Add' },
    { fill: 'Legal value (optional)', with: 'baltics' },
    { select: 'Add' },
    { see: 'Custom stickiness' },
    { picture: 'form', of: 'form', callouts: ['Context name', 'Legal value (optional)', 'Add', 'Create context'] },
    { select: 'Create context' },
    { see: 'Context created' },
    { picture: 'list', of: 'main' },
  ],
}
