import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { developMemory } from '../setup/build.mjs'
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

/**
 * Starts `gatsby develop` on a free port and waits until its GraphQL server responds. No other program may write `.cache` and `public`
 * until it's stopped.
 *
 * @param limit milliseconds until it responds
 * @param environment variables beside those of this process
 * @throws with the end of Gatsby's output when it ends, or doesn't respond in time
 */
export async function startDevelop(limit: number, environment: NodeJS.ProcessEnv = {}): Promise<DevelopServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // A process group of its own: Gatsby starts others, and all of them have to end.
  const child = spawn(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'develop', '--port', String(port), '--host', '127.0.0.1'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...quiet, ...developMemory, NODE_ENV: 'development', ...environment },
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
