import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  newServer: true,
  steps: [
    { open: '/' },
    { select: 'Projects', in: 'header' },
    { select: 'Default' },
    { select: 'New feature toggle' },
    { see: 'Create feature toggle' },
    { fill: 'Name', with: 'checkout-redesign' },
    { choose: 'Release', from: 'Toggle type' },
    { see: 'Project' },
    { fill: 'Description', with: 'New checkout, owned by the payments team. Remove in June.' },
    { see: 'Enable impression data' },
    { picture: 'form', of: 'form', callouts: ['Name', 'Toggle type', 'Create feature toggle'] },
    { select: 'Create feature toggle' },
    { see: 'Toggle created successfully' },
    { see: 'Enabled in environments' },
    { select: 'development', in: { box: 'Enabled in environments' } },
    { see: '1 strategy' },
    {
      picture: 'enabled',
      of: { box: 'Enabled in environments' },
      callouts: [{ name: 'development', in: { box: 'Enabled in environments' } }],
    },
  ],
}
