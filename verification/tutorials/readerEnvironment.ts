import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const thisMachine = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']

export interface RecordedHosts {
  /** The environment in which Node.js programs record the hosts that they connect to. */
  env: NodeJS.ProcessEnv
  /** Hosts beyond this machine and the package registry. */
  externalHosts: () => Promise<string[]>
}

/** Records the hosts that programs of an environment connect to. With a proxy, that is the proxy only. */
export async function recordHosts(env: NodeJS.ProcessEnv, file: string): Promise<RecordedHosts> {
  await fs.writeFile(file, '')
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry'], { cwd: path.dirname(file), env })
  const proxies = Object.entries(env).flatMap(([name, value]) => (/^https?_proxy$/i.test(name) && value ? [value] : []))
  const known = [...thisMachine, ...[stdout.trim(), ...proxies].map((url) => new URL(url).hostname)]
  return {
    env: { ...env, NODE_OPTIONS: `--require "${path.join(__dirname, 'recordHosts.cjs')}"`, RECORDED_HOSTS: file },
    externalHosts: async () => {
      const hosts = (await fs.readFile(file, 'utf8')).split('\n').filter(Boolean)
      return [...new Set(hosts)].filter((host) => !known.includes(host))
    },
  }
}

const kept =
  /^(path|home|lang|tmpdir|https?_proxy|no_proxy|ssl_cert_file|node_extra_ca_certs|npm_config_(registry|cache|userconfig|globalconfig))$/i

/**
 * The environment of a reader who opens a terminal: nothing that npm or a test runner set for this project, and none of its
 * programs on the path, so that a tutorial that forgets to install one fails. npm takes from its cache what it has there.
 */
export function readerEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => kept.test(name))),
    PATH: (environment.PATH ?? '')
      .split(path.delimiter)
      .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')) && !folder.includes('node-gyp-bin'))
      .join(path.delimiter),
    CI: '1',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
