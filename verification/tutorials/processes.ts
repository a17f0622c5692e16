import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Shell {
  /** Where the last `cd` led. */
  folder: () => string
  /** Types commands into it; what they printed. Rejects with the end of that when one of them fails. */
  run: (commands: string) => Promise<string>
  close: () => void
}

/** What a reader does by eye: a failure ends everything, also one that curl is told by a server. */
const rules = `set -eo pipefail
curl() { command curl --fail-with-body --silent --show-error "$@"; }
`

/** Opens a shell, which keeps its variables and its place from one command to the next, as a reader's terminal does. */
export function startShell(folder: string, env: NodeJS.ProcessEnv): Shell {
  const child = spawn('bash', ['--noprofile', '--norc'], { cwd: folder, env, detached: true })
  let place = folder
  let output = ''
  let onEnd: ((hasEnded: boolean) => void) | undefined
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
    // The end of a command, see below
    if (/\0[^\0]+\0/.test(output)) onEnd?.(false)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  child.once('close', () => onEnd?.(true))
  child.stdin.write(rules)
  return { folder: () => place, run, close }

  async function run(commands: string): Promise<string> {
    output = ''
    child.stdin.write(`eval '${commands.replaceAll("'", "'\\''")}' < /dev/null\nprintf '\\0%s\\0' "$PWD"\n`)
    const hasEnded = await new Promise<boolean>((resolve) => (onEnd = resolve))
    if (hasEnded) throw new Error(`A command failed:\n${commands}\n\n${output.slice(-6000)}`)
    const [printed = '', newPlace = place] = output.split('\0')
    place = newPlace
    return printed
  }

  function close(): void {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(-child.pid, 'SIGKILL')
  }
}

export interface RunningScript {
  /** `http://localhost:<port>` */
  origin: string
  stop: () => Promise<void>
}

/**
 * Starts a script of an app that serves it, and waits until it responds. A port is added to its options, because the reader's
 * may be taken here.
 *
 * @param limit milliseconds
 * @throws with what the script printed when it ends, or doesn't respond in time
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
  while (!(await isReady(origin))) {
    const reason = child.exitCode !== null ? 'ended' : performance.now() > deadline && 'did not respond'
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

async function isReady(origin: string): Promise<boolean> {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
}
