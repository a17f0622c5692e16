import { expect, it } from 'vitest'
import { productSummary } from './productSummary'

const product = {
  url: 'http://127.0.0.1:4242',
  version: '5.8.2',
  login: { username: 'admin', password: 'unleash4all' },
  adminToken: 'user:0123',
  databaseUrl: 'postgresql://unleash@/unleash?host=%2Ftmp%2Funleash-product-1',
  reset: () => Promise.resolve(),
  keep: () => Promise.resolve(),
  write: () => Promise.resolve(),
  settle: () => Promise.resolve(),
  stop: () => Promise.resolve(),
  untilStopped: () => Promise.resolve(),
}
const tokens = [
  { tokenName: 'shop-backend', type: 'client', environment: 'production', secret: 'default:production.4567' },
  { tokenName: 'release-pipeline', type: 'admin', environment: '*', secret: '*:*.89ab' },
]

it('shows how to use a product with example data', () => {
  expect(productSummary(product, tokens)).toMatchInlineSnapshot(`
    "
    Unleash 5.8.2 is running.

      Admin UI            http://127.0.0.1:4242
      Login               admin, password unleash4all
      Other users         release-manager, password Unleash4all-release-manager; see http://127.0.0.1:4242/admin/users
      Admin API           curl -H "Authorization: user:0123" http://127.0.0.1:4242/api/admin/projects
      Token shop-backend  default:production.4567
      Database            psql "postgresql://unleash@/unleash?host=%2Ftmp%2Funleash-product-1"

    Press Ctrl+C to stop it. Its data is deleted then."
  `)
})

it('shows how to use an empty product', () => {
  expect(productSummary(product, [])).toMatchInlineSnapshot(`
    "
    Unleash 5.8.2 is running.

      Admin UI   http://127.0.0.1:4242
      Login      admin, password unleash4all
      Admin API  curl -H "Authorization: user:0123" http://127.0.0.1:4242/api/admin/projects
      Database   psql "postgresql://unleash@/unleash?host=%2Ftmp%2Funleash-product-1"

    Press Ctrl+C to stop it. Its data is deleted then."
  `)
})
