import path from 'node:path'

const kept = /^(path|home|lang|tmpdir|https?_proxy|no_proxy|ssl_cert_file|node_extra_ca_certs|npm_config_(registry|cache|userconfig|globalconfig))$/i

/**
 * The environment of a reader who opens a terminal: nothing that npm or a test runner set for this project, and none of its
 * programs on the path, so that a tutorial that forgets to install one fails. npm takes from its cache what it has there.
 */
export function readersEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
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
