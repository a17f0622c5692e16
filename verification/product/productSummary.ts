import { passwordOf, users } from './seed/organization'
import type { Product } from './server/startProduct'

export interface ApiToken {
  tokenName: string
  type: string
  environment: string
  secret: string
}

/** What `npm run product --prefix verification` prints: where the product is, and how to use and stop it. */
export function productSummary(
  { url, version, login, adminToken, databaseUrl }: Product,
  tokens: readonly ApiToken[],
): string {
  const [user] = users
  const rows = [
    ['Admin UI', url],
    ['Login', `${login.username}, password ${login.password}`],
    ...(user && tokens.length > 0
      ? [['Other users', `${user.username}, password ${passwordOf(user.username)}; see ${url}/admin/users`]]
      : []),
    ['Admin API', `curl -H "Authorization: ${adminToken}" ${url}/api/admin/projects`],
    ...tokens.filter(({ type }) => type !== 'admin').map(({ tokenName, secret }) => [`Token ${tokenName}`, secret]),
    ['Database', `psql "${databaseUrl}"`],
  ]
  const width = Math.max(...rows.map(([label = '']) => label.length))
  const lines = rows.map(([label = '', value = '']) => `  ${label.padEnd(width)}  ${value}`)
  return [
    '',
    `Unleash ${version} is running.`,
    '',
    ...lines,
    '',
    'Press Ctrl+C to stop it. Its data is deleted then.',
  ].join('\n')
}
