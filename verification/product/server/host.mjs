// The process of the product: starts PostgreSQL and unleash-server, and follows the messages of startProduct. Both end with this
// process, and this process ends with the one that started it. Plain JavaScript: with a TypeScript loader it starts a second later.
import { spawn } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pRetry from 'p-retry'
import { refuseOutsideConnections } from './loopback.mjs'
import { shiftDate } from './shiftedDate.mjs'
import { keepSql, restoreSql } from './snapshot.mjs'

/** @type {import('./hostOptions').HostOptions} */
const options = JSON.parse(process.argv[2] ?? '')
const requireFromServer = createRequire(path.join(options.serverFolder, 'package.json'))
const { Client } = requireFromServer('pg')
/** The error code of PostgreSQL. */
const deadlock = '40P01'

refuseOutsideConnections()
let clockOffset = 0
travel(options.clockOffset)
/** Date of the data that `reset` restores, by the clock of the product. */
let keptDate = Date.now()
const database = startDatabase()
/** What unleash-server returns when it has started. */
let unleash
let isStopping = false

process.on('disconnect', abandon)
process.on('message', (message) => void follow(message))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, abandon)

try {
  await createDatabase()
  report({ type: 'database' })
  unleash = await requireFromServer('unleash-server').start({ disableScheduler: options.isPreparation })
  report({ type: 'ready' })
} catch (error) {
  console.error(error)
  await stop()
}

function startDatabase() {
  const { command, args } = options.database
  // It must not end by the Ctrl+C of a terminal before the server does.
  const child = spawn(command, args, { stdio: 'inherit', detached: true, cwd: '/' })
  child.once('error', (error) => {
    console.error(error)
    process.exit(1)
  })
  child.once('exit', () => {
    if (!isStopping) process.exit(1)
  })
  process.once('exit', () => child.kill('SIGINT'))
  report({ type: 'spawned', databaseId: child.pid })
  return child
}

async function createDatabase() {
  for (;;) {
    const client = new Client({ ...options.connection, database: 'postgres' })
    try {
      await client.connect()
      const { rowCount } = await client.query("select 1 from pg_database where datname = 'unleash'")
      if (rowCount === 0) await client.query('create database unleash')
      return
    } catch {
      // It listens a moment later; a database that ended has ended this process as well.
      await sleep(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** @param {import('./hostOptions').HostRequest} message */
async function follow({ id, action, ...values }) {
  try {
    if (action === 'stop') return await stop()
    if (action === 'travel') travel(values.clockOffset)
    else await writeBuffers()
    if (action === 'settle') await runJobs()
    if (action === 'keep') {
      await query(keepSql)
      keptDate = Date.now()
    }
    if (action === 'reset') {
      // So that what is "two minutes ago" stays that, however long the product has been running.
      if (options.clockFile !== undefined) travel(clockOffset + keptDate - Date.now())
      await query(restoreSql)
      await dropCaches()
    }
    report({ type: 'done', id })
  } catch (error) {
    report({ type: 'done', id, problem: String(error) })
  }
}

/** @param {number} offset of the clock, in milliseconds */
function travel(offset) {
  clockOffset = offset
  if (options.clockFile !== undefined) {
    // Renamed, because PostgreSQL reads it all the time: half a file would be another date.
    writeFileSync(`${options.clockFile}.new`, `${offset < 0 ? '' : '+'}${(offset / 1000).toFixed(3)}s\n`)
    renameSync(`${options.clockFile}.new`, options.clockFile)
  }
  if (offset !== 0 || options.clockFile !== undefined) shiftDate(offset)
}

/**
 * PostgreSQL ends one of two transactions that wait for each other. The other one is a write of the server.
 *
 * @param {string} sql one transaction
 */
function query(sql) {
  return pRetry(() => queryOnce(sql), {
    retries: 3,
    minTimeout: 100,
    shouldRetry: ({ error }) => error.code === deadlock,
  })
}

/** @param {string} sql */
async function queryOnce(sql) {
  const client = new Client(options.connection)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** What the server collects for its next write, every few seconds, would be written into the restored data otherwise. */
async function writeBuffers() {
  const { lastSeenService, apiTokenService, accountService, clientInstanceService, clientMetricsServiceV2 } =
    unleash.services
  await lastSeenService.store()
  await apiTokenService.updateLastSeen()
  await accountService.updateLastSeen()
  await clientInstanceService.bulkAdd()
  await clientMetricsServiceV2.bulkAdd()
}

/** What the server derives from its data every few minutes or hours. */
async function runJobs() {
  const { featureToggleService, clientInstanceService, projectService, projectHealthService, instanceStatsService } =
    unleash.services
  await featureToggleService.updatePotentiallyStaleFeatures()
  await clientInstanceService.announceUnannounced()
  await projectService.statusJob()
  await projectHealthService.setHealthRating()
  await instanceStatsService.refreshStatsSnapshot()
}

/** What the server remembers of the database: it would notice a change from outside only a minute later. */
async function dropCaches() {
  const { apiTokenService, configurationRevisionService, proxyService, addonService } = unleash.services
  await apiTokenService.fetchActiveTokens()
  for (const secret of proxyService.clients.keys()) await proxyService.deleteClientForProxyToken(secret)
  await proxyService.fetchFrontendSettings()
  addonService.fetchAddonConfigs.clear()
  // A smaller number than before is ignored.
  configurationRevisionService.revisionId = 0
  await configurationRevisionService.updateMaxRevisionId()
}

/** The process that started this one has ended, and can't delete the folder any more. */
async function abandon() {
  process.once('exit', () => rmSync(options.connection.host, { recursive: true, force: true }))
  await stop()
}

async function stop() {
  if (isStopping) return
  isStopping = true
  // Data is thrown away or has been kept by then: there is nothing to wait for.
  unleash?.server.closeAllConnections()
  await Promise.race([unleash?.stop().catch(() => {}), sleep(2000)])
  if (database.exitCode === null && database.signalCode === null) {
    const ended = new Promise((resolve) => void database.once('exit', resolve))
    database.kill('SIGINT')
    await Promise.race([ended, sleep(5000)])
    database.kill('SIGKILL')
  }
  process.exit(unleash ? 0 : 1)
}

/** @param {import('./hostOptions').HostReport} message */
function report(message) {
  if (process.connected) process.send(message)
}
