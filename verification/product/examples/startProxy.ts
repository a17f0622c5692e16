import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../tools/setup/command.mjs'

interface RunningProxy {
  /** `http://127.0.0.1:41234` */
  url: string
  stop: () => Promise<void>
}

const limitMs = 15_000

/**
 * Starts Unleash Proxy with a command, and waits until it has fetched flags.
 *
 * @param command in bash
 * @throws with what it printed when it ends, or isn't ready in time
 */
export async function startProxy(
  command: string,
  { folder, env }: { folder: string; env: NodeJS.ProcessEnv },
): Promise<RunningProxy> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // A process group of its own: the shell and the program end together.
  const child = spawn('bash', ['-c', command], { cwd: folder, env: { ...env, PORT: String(port) }, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const closed = once(child, 'close')
  const end = performance.now() + limitMs
  while (!(await isReady(url))) {
    if (child.exitCode === null && performance.now() < end) await sleep(100)
    else {
      await stop()
      throw new Error(`Unleash Proxy did not start: ${output.trim().slice(-1000)}`)
    }
  }
  return { url, stop }

  async function stop(): Promise<void> {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await closed
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/proxy/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}
