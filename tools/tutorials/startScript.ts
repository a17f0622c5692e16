import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RunningScript {
  /** `http://localhost:<port>` */
  origin: string
  stop: () => Promise<void>
}

/**
 * Starts a script of an app that serves it, and waits until it answers. A port is added to its options, because the reader's
 * may be taken here.
 *
 * @param limit milliseconds
 * @throws with what the script printed when it ends, or does not answer in time
 */
export async function startScript(
  script: string,
  { folder, env, port, limit }: { folder: string; env: NodeJS.ProcessEnv; port: number; limit: number },
): Promise<RunningScript> {
  const origin = `http://localhost:${port}`
  // A process group of its own: npm starts others, and all of them have to end.
  const child = spawn('npm', ['run', script, '--', '--port', String(port)], { cwd: folder, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close')

  const deadline = performance.now() + limit
  while (!(await answers(origin))) {
    const reason = child.exitCode !== null ? 'ended' : performance.now() > deadline && 'did not answer'
    if (reason) {
      await stop()
      throw new Error(`npm run ${script} ${reason}:\n${output.slice(-6000)}`)
    }
    await sleep(200)
  }
  return { origin, stop }

  async function stop(): Promise<void> {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // All of it has ended already.
    }
    await ended
  }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
}
