import type { Scene } from '../../../verification/product/scenes/types'

export const scene: Scene = {
  steps: [
    { open: '/' },
    { select: 'Playground', in: 'header' },
    { see: 'Environments' },
    { see: 'Projects' },
    { see: 'API token' },
    { see: 'Try configuration' },
    {
      open: '/playground?environments=development,production&projects=default&context=%7B%22userId%22%3A%22user-17%2Cuser-18%22%2C%22properties%22%3A%7B%22region%22%3A%22nordics%2Cbenelux%22%7D%7D',
    },
    { choose: 'customerId', from: 'Context field' },
    { fill: 'Value', with: '1042' },
    { select: 'Add' },
    { picture: 'form', of: 'form', callouts: ['Environments', 'Projects', 'Context field', 'Try configuration'] },
    { select: 'Try configuration' },
    { see: 'Results' },
    { fill: 'Search (Ctrl+K)', with: 'ch' },
    { absent: 'catalog-read-replica' },
    { picture: 'results', of: [{ name: 'Results' }, 'table'], maxHeight: 520 },
  ],
}
