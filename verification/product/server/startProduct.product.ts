import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freePort } from '../../../tools/setup/command.mjs'
import { describeProduct, useProduct } from '../testing/useProduct'
import { processesOf } from './processesOf'
import { startProduct, type Product } from './startProduct'

describeProduct('a product as new', () => {
  const product = useProduct()
  const createFlag = (name: string): Promise<Response> =>
    send(product(), 'POST', '/api/admin/projects/default/features', { name })

  it('is of the documented version and only listens on this machine', async () => {
    const config = (await (await send(product(), 'GET', '/api/admin/ui-config')).json()) as {
      version: string
      versionInfo?: unknown
    }
    expect(config.version).toBe('5.8.2')
    expect(product().url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })

  it('lets its administrator log in', async () => {
    expect((await send(product(), 'POST', '/auth/simple/login', product().login)).status).toBe(200)
  })

  it('goes back to the data it started with', async () => {
    expect((await createFlag('gift-cards')).status).toBe(201)
    await product().reset()
    expect((await send(product(), 'GET', '/api/admin/projects/default/features/gift-cards')).status).toBe(404)
    const flag = (await (await createFlag('gift-cards')).json()) as { name: string }
    expect(flag.name).toBe('gift-cards')
  })

  it('numbers events as the first time after it went back', async () => {
    const newestEvent = async (): Promise<number> => {
      const { events } = (await (await send(product(), 'GET', '/api/admin/events')).json()) as {
        events: { id: number }[]
      }
      return events[0]?.id ?? 0
    }
    await product().reset()
    await createFlag('gift-cards')
    const first = await newestEvent()
    await product().reset()
    await createFlag('loyalty-points')
    expect(await newestEvent()).toBe(first)
  })

  it('forgets API tokens, and what SDKs have read, when it goes back', async () => {
    await product().reset()
    const token = await clientToken(product())
    await createFlag('gift-cards')
    expect(await flagsOf(product(), token)).toEqual(['gift-cards'])
    await product().reset()
    expect((await fetch(`${product().url}/api/client/features`, { headers: { authorization: token } })).status).toBe(
      401,
    )
    const other = await clientToken(product())
    await createFlag('loyalty-points')
    expect(await flagsOf(product(), other)).toEqual(['loyalty-points'])
  })

  it('goes back to data that was kept', async () => {
    await product().reset()
    await createFlag('gift-cards')
    await product().keep()
    await createFlag('loyalty-points')
    await product().reset()
    expect(await flagsOf(product(), await clientToken(product()))).toEqual(['gift-cards'])
  })
})

describeProduct('starting and stopping', () => {
  it('says which port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const message = await startProduct({ port }).then(
      () => 'started',
      (error: unknown) => String(error),
    )
    server.close()
    expect(message.replaceAll(String(port), '4242').replace(String(port + 1), '4243')).toMatchInlineSnapshot(`
      "ProductError: Port 4242 of 127.0.0.1 is taken by another program.
      Stop that program, or choose another port: npm run product --prefix verification -- --port 4243"
    `)
  })

  it('starts at the date of its clock, goes back to it, and ends its processes when it is stopped', async () => {
    const clock = new Date('2024-01-08T09:30:00Z')
    const product = await startProduct({ clock })
    const start = Date.now()
    const response = await send(product, 'POST', '/api/admin/projects/default/features', { name: 'gift-cards' })
    expect(await response.json()).toMatchObject({ createdAt: expect.stringMatching(/^2024-01-08T09:3/) as string })
    await sleep(2000)
    await product.reset()
    const later = await send(product, 'POST', '/api/admin/projects/default/features', { name: 'loyalty-points' })
    const { createdAt } = (await later.json()) as { createdAt: string }
    // Less than what has passed, whatever the load of this machine.
    expect(Date.parse(createdAt) - clock.getTime()).toBeLessThan(Date.now() - start - 1500)
    await product.stop()
    await expect(fetch(product.url)).rejects.toThrow()
    expect(await processesOf(folderOf(product))).toEqual([])
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'leaves no process when %s ends the process that started it',
    async (signal) => {
      const args = ['--import', 'tsx', 'verification/product/product.ts', '--empty', '--port', String(await freePort())]
      const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      const folder = await folderPrintedBy(parent.stdout)
      await sleep(1000)
      expect((await processesOf(folder)).length).toBeGreaterThanOrEqual(2)
      parent.kill(signal)
      await once(parent, 'exit')
      await expect.poll(() => processesOf(folder), { timeout: 15_000, interval: 200 }).toEqual([])
      expect(existsSync(folder)).toBe(false)
    },
  )
})

async function send({ url, adminToken }: Product, method: string, path: string, body?: object): Promise<Response> {
  const headers = { authorization: adminToken, 'content-type': 'application/json' }
  return fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

async function clientToken(product: Product): Promise<string> {
  const body = { tokenName: 'sdk', type: 'client', environment: 'development', projects: ['default'] }
  return ((await (await send(product, 'POST', '/api/admin/api-tokens', body)).json()) as { secret: string }).secret
}

async function flagsOf({ url }: Product, token: string): Promise<string[]> {
  const response = await fetch(`${url}/api/client/features`, { headers: { authorization: token } })
  return ((await response.json()) as { features: { name: string }[] }).features.map(({ name }) => name)
}

async function folderPrintedBy(output: Readable): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += String(chunk)
    const folder = /host=([^"]+)"/.exec(text)?.[1]
    if (folder !== undefined) return decodeURIComponent(folder)
  }
  throw new Error(`npm run product --prefix verification ended:\n${text}`)
}

function folderOf({ databaseUrl }: Product): string {
  return decodeURIComponent(databaseUrl.split('host=')[1] ?? '')
}
