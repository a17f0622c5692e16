import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const thisMachine = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']

export interface NotedHosts {
  /** The environment, with which Node.js programs note the hosts that they connect to. */
  env: NodeJS.ProcessEnv
  /** Hosts beyond this machine and the package registry. */
  strangers: () => Promise<string[]>
}

/** Watches what programs of an environment connect to. With a proxy in it, that is all there is to see. */
export async function noteHosts(env: NodeJS.ProcessEnv, file: string): Promise<NotedHosts> {
  await fs.writeFile(file, '')
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry'], { cwd: path.dirname(file), env })
  const proxies = Object.entries(env).flatMap(([name, value]) => (/^https?_proxy$/i.test(name) && value ? [value] : []))
  const known = [...thisMachine, ...[stdout.trim(), ...proxies].map((address) => new URL(address).hostname)]
  return {
    env: { ...env, NODE_OPTIONS: `--require "${path.join(__dirname, 'hostNoting.cjs')}"`, NOTED_HOSTS: file },
    strangers: async () => {
      const hosts = (await fs.readFile(file, 'utf8')).split('\n').filter(Boolean)
      return [...new Set(hosts)].filter((host) => !known.includes(host))
    },
  }
}
