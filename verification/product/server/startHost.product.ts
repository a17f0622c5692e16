import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from '../../../tools/setup/command.mjs'
import { describeProduct } from '../testing/useProduct'
import { currentCacheFolder } from './cacheFolder'
import type { HostSetup } from './hostOptions'
import { createCluster } from './databaseTemplate'
import { databaseUser, installPostgres, installServer } from './install'
import { processesOf } from './processesOf'
import { instanceFolder, startHost } from './startHost'

describeProduct('a product that does not start', () => {
  it('shows what the database has printed', async () => {
    const setup = await hostSetup()
    expect(await messageOf(setup)).toMatchInlineSnapshot(`
      "PostgreSQL, the database of the product, did not start.
      The end of its log:
        postgres: could not access directory "<folder>/data": No such file or directory
        Run initdb or pg_basebackup to initialize a PostgreSQL data directory.
      If this does not explain it, delete <cache> and start again."
    `)
    await expect(fs.access(setup.folder)).rejects.toThrow()
  })

  it('shows what the server has printed, and ends the database', async () => {
    const setup = await hostSetup()
    await createCluster(path.join(setup.folder, 'data'), setup)
    const serverFolder = await brokenServer(setup.serverFolder)
    expect(await messageOf({ ...setup, serverFolder })).toMatchInlineSnapshot(`
      "The Unleash server did not start.
      The end of its log:
        Cannot read the settings.
      If this does not explain it, delete <cache> and start again."
    `)
    await expect.poll(() => processesOf(setup.folder), { timeout: 10_000 }).toEqual([])
  })

  it('shows what the server has printed when it ends later', async () => {
    const setup = await hostSetup()
    await createCluster(path.join(setup.folder, 'data'), setup)
    const host = await startHost(setup)
    const server = (await processesOf(setup.folder)).find(({ command }) => command.includes('host.mjs'))
    if (server) process.kill(server.id, 'SIGKILL')
    await expect(host.request({ action: 'reset' })).rejects.toThrow('The Unleash server ended while it was in use.')
    await host.stop()
    await expect.poll(() => processesOf(setup.folder), { timeout: 10_000 }).toEqual([])
  })
})

async function hostSetup(): Promise<HostSetup> {
  const cache = currentCacheFolder()
  const log = (): void => undefined
  return {
    serverFolder: await installServer(cache, log),
    postgresFolder: await installPostgres(cache, log),
    databaseUser: await databaseUser(),
    folder: await instanceFolder(),
    port: await freePort(),
    clock: undefined,
    isPreparation: false,
  }
}

/** A server with the PostgreSQL client of the real one that throws when it's loaded. */
async function brokenServer(realServer: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'broken-server-'))
  const modules = path.join(folder, 'node_modules')
  await fs.mkdir(path.join(modules, 'unleash-server'), { recursive: true })
  await fs.writeFile(
    path.join(modules, 'unleash-server/index.js'),
    "process.stderr.write('Cannot read the settings.\\n'); process.exit(3)",
  )
  await fs.symlink(path.join(realServer, 'node_modules/pg'), path.join(modules, 'pg'))
  return folder
}

async function messageOf(setup: HostSetup): Promise<string> {
  const message = await startHost(setup).then(
    (host) => host.stop().then(() => 'started'),
    (error: unknown) => (error as Error).message,
  )
  return message.replaceAll(setup.folder, '<folder>').replaceAll(currentCacheFolder(), '<cache>')
}
