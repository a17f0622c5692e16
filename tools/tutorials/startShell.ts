import { spawn } from 'node:child_process'

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
  let settle: ((hasEnded: boolean) => void) | undefined
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
    // The end of a command, see below
    if (/\0[^\0]+\0/.test(output)) settle?.(false)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  child.once('close', () => settle?.(true))
  child.stdin.write(rules)
  return { folder: () => place, run, close }

  async function run(commands: string): Promise<string> {
    output = ''
    child.stdin.write(`eval '${commands.replaceAll("'", "'\\''")}' < /dev/null\nprintf '\\0%s\\0' "$PWD"\n`)
    const hasEnded = await new Promise<boolean>((resolve) => (settle = resolve))
    if (hasEnded) throw new Error(`A command failed:\n${commands}\n\n${output.slice(-6000)}`)
    const [printed = '', newPlace = place] = output.split('\0')
    place = newPlace
    return printed
  }

  function close(): void {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
}
