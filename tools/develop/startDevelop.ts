import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { developMemory, withSiteLock } from '../setup/build.mjs'
import { freePort, quiet } from '../setup/command.mjs'

export interface DevelopServer {
  /** `http://127.0.0.1:<port>` */
  origin: string
  /** Of its process. */
  id: number
  /** What it has written to the terminal so far. */
  output: () => string
  stop: () => Promise<void>
}

interface DevelopOptions {
  /** As the user knows it. */
  command: string
  /** Milliseconds until it responds. */
  limit: number
  /** Starts it without `.cache` and `public`. */
  isClean?: boolean
}

/**
 * Starts `gatsby develop` on a free port and waits until its GraphQL server responds. Until it's stopped, no other program can
 * write `.cache` and `public`.
 *
 * @throws with the end of Gatsby's output when it ends, or doesn't respond in time; a StepError while another program writes them
 */
export function startDevelop({ command, limit, isClean = false }: DevelopOptions): Promise<DevelopServer> {
  return new Promise((resolve, reject) => {
    const unlocked = withSiteLock(command, async () => {
      if (isClean) for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true })
      const server = await launch(limit)
      await new Promise<void>((release) => {
        const stop = async () => {
          await server.stop()
          release()
          await unlocked
        }
        resolve({ ...server, stop })
      })
    })
    unlocked.catch(reject)
  })
}

async function launch(limit: number): Promise<DevelopServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // A process group of its own: Gatsby starts others, and all of them have to end.
  const child = spawn(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'develop', '--port', String(port), '--host', '127.0.0.1'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...quiet, ...developMemory, NODE_ENV: 'development' },
      detached: true,
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit')

  const deadline = performance.now() + limit
  while (!(await responds(origin))) {
    const reason =
      child.exitCode !== null ? 'gatsby develop ended' : performance.now() > deadline && 'gatsby develop was too slow'
    if (reason) {
      await stop()
      throw new Error(`${reason}:\n${output.slice(-4000)}`)
    }
    await sleep(500)
  }
  return { origin, id: child.pid ?? 0, output: () => output, stop }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.pid === undefined) return
    process.kill(-child.pid, 'SIGINT')
    const hasEnded = await Promise.race([ended.then(() => true), sleep(10_000, false)])
    if (!hasEnded) process.kill(-child.pid, 'SIGKILL')
  }
}

/** Sends a query, and returns the response of the GraphQL server. */
export async function sendQuery(origin: string, query: string): Promise<{ data?: unknown; errors?: unknown }> {
  const response = await fetch(`${origin}/___graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return (await response.json()) as { data?: unknown; errors?: unknown }
}

async function responds(origin: string): Promise<boolean> {
  try {
    return (await sendQuery(origin, '{ site { id } }')).data !== undefined
  } catch {
    return false
  }
}
