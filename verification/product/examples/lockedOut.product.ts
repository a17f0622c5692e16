import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { codeFences } from '../../../tools/content/codeFences'
import { currentCacheFolder } from '../server/cacheFolder'
import { installServer } from '../server/install'
import { describeProduct, useProduct } from '../testing/useProduct'

interface DatabaseClient {
  connect: () => Promise<void>
  query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>
  end: () => Promise<void>
}

const file = 'using-unleash/troubleshooting/locked-out.mdx'
const fences = codeFences(file, fs.readFileSync(path.join('content/docs', file), 'utf8'))
const newPassword = 'Correct-horse-9-battery'

describeProduct('the statements of the page about lost access', () => {
  const product = useProduct()
  beforeEach(() => product().reset())

  it('list the accounts that can sign in, with their root roles', async () => {
    await createViewer()
    expect(await runSql('SELECT users')).toEqual([
      { id: 1, username: 'admin', email: null, root_role: 'Admin' },
      { id: 2, username: 'viewer', email: null, root_role: 'Viewer' },
    ])
  })

  it('get a link with which an account without an email address receives a new password', async () => {
    const cookie = await sessionOf('admin', product().login.password)
    await runSql('UPDATE users')
    expect((await post('/auth/reset/password-email', { email: 'admin@example.com' })).status).toBe(200)
    const [row, ...others] = await runSql('SELECT reset_token')
    expect(others).toEqual([])
    expect((await post('/auth/reset/password', { token: row?.reset_token, password: newPassword })).status).toBe(200)
    expect((await logIn('admin', newPassword)).status).toBe(200)
    expect(await statusOfUsers(cookie)).toBe(401)
  })

  it('make a user an administrator from the next request on', async () => {
    await createViewer()
    const cookie = await sessionOf('viewer', newPassword)
    expect(await statusOfUsers(cookie)).toBe(403)
    // The page has the ID of the first user.
    await query(sqlOf('BEGIN').replace('user_id = 1', 'user_id = 2').replace('SELECT 1', 'SELECT 2'))
    expect(await statusOfUsers(cookie)).toBe(200)
  })

  it('turn on password login', async () => {
    await query(`INSERT INTO settings (name, content) VALUES ('unleash.auth.simple', '{"disabled": true}')`)
    expect((await logIn('admin', product().login.password)).status).toBe(422)
    await runSql('UPDATE settings')
    expect((await logIn('admin', product().login.password)).status).toBe(200)
  })

  async function createViewer(): Promise<void> {
    const user = { username: 'viewer', password: newPassword, rootRole: 'Viewer', sendEmail: false }
    const response = await post('/api/admin/user-admin', user, { authorization: product().adminToken })
    expect(response.status).toBe(201)
  }

  function logIn(username: string, password: string): Promise<Response> {
    return post('/auth/simple/login', { username, password })
  }

  function post(route: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(product().url + route, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  /** A cookie of the user. */
  async function sessionOf(username: string, password: string): Promise<string> {
    const { headers } = await logIn(username, password)
    return headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }

  /** Of a request that only an administrator may send. */
  async function statusOfUsers(cookie: string): Promise<number> {
    return (await fetch(`${product().url}/api/admin/user-admin`, { headers: { cookie } })).status
  }

  function runSql(start: string): Promise<Record<string, unknown>[]> {
    return query(sqlOf(start))
  }

  async function query(sql: string): Promise<Record<string, unknown>[]> {
    const serverFolder = await installServer(currentCacheFolder(), () => undefined)
    const { Client } = createRequire(path.join(serverFolder, 'package.json'))('pg') as {
      Client: new (options: object) => DatabaseClient
    }
    const client = new Client({ connectionString: product().databaseUrl })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
})

/** The only statement of the page that starts like this. */
function sqlOf(start: string): string {
  const found = fences.filter(({ language, code }) => language === 'sql' && code.startsWith(start))
  expect(found).toHaveLength(1)
  return found[0]?.code ?? ''
}
