import path from 'node:path'

/** What the process of the product (`host.mjs`) is started with. */
export interface HostOptions {
  /** Folder whose node_modules has unleash-server. */
  serverFolder: string
  /** Program that runs PostgreSQL in the foreground. */
  database: { command: string; args: readonly string[] }
  /** For its clients. */
  connection: { host: string; user: string; database: string }
  isPreparation: boolean
  /** Milliseconds that are added to the time of this machine. */
  clockOffset: number
  /** File that tells PostgreSQL the offset, which `travel` and `reset` change. */
  clockFile: string | undefined
}

/**
 * `settle` runs the jobs that derive data from other data, such as the health of the project. `travel` changes the clock while a
 * database is prepared.
 */
export type HostAction =
  | { action: 'keep' | 'reset' | 'settle' | 'stop' | 'write' }
  | { action: 'travel'; clockOffset: number }
export type HostRequest = HostAction & { id: number }

/** What `host.mjs` reports: the process of the database, that the database accepts connections, that the server does, that an action is done. */
export type HostReport =
  | { type: 'spawned'; databaseId: number }
  | { type: 'database' }
  | { type: 'ready' }
  | { type: 'done'; id: number; problem?: string }

export interface HostSetup {
  serverFolder: string
  /** Folder with the programs of PostgreSQL. */
  postgresFolder: string
  /** Folder of this instance: `data` has the database, its socket is beside it. */
  folder: string
  /** User that runs PostgreSQL, which refuses to run as root. */
  databaseUser: { uid: number; gid: number } | undefined
  port: number
  clock: HostClock | undefined
  /** Whether only requests change data: jobs then run when `settle` says so. */
  isPreparation: boolean
}

/** The clock of server and database differs from that of this machine. */
export interface HostClock {
  /** libfaketime, for PostgreSQL; the server is JavaScript. */
  library: string
  /** Milliseconds. */
  offset: number
}

/**
 * Durability is switched off: nobody needs the data after a crash. Connections are made through a socket file, so no port is used.
 * Nothing may change the order of rows that a query doesn't sort: not what is cleaned or analyzed in the background, nor where a scan begins.
 */
const databaseSettings = [
  'listen_addresses=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'shared_buffers=32MB',
  'jit=off',
  'autovacuum=off',
  'synchronize_seqscans=off',
  'timezone=UTC',
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
]

export function hostOptions({
  serverFolder,
  postgresFolder,
  folder,
  databaseUser,
  isPreparation,
  clock,
}: HostSetup): HostOptions {
  const settings = [...databaseSettings, `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting])
  const clockFile = clock && path.join(folder, 'clock')
  const program = [path.join(postgresFolder, 'postgres'), '-D', path.join(folder, 'data'), ...settings]
  const [command = '', ...args] = [
    ...asUser(databaseUser),
    'env',
    ...(clock && clockFile !== undefined ? databaseClock(clock.library, clockFile) : []),
    ...program,
  ]
  return {
    serverFolder,
    database: { command, args },
    connection: { host: folder, user: 'unleash', database: 'unleash' },
    isPreparation,
    clockOffset: clock?.offset ?? 0,
    clockFile,
  }
}

/** Variables of libfaketime. Timers keep running by the clock of the machine. */
function databaseClock(library: string, file: string): string[] {
  return [
    `LD_PRELOAD=${library}`,
    `FAKETIME_TIMESTAMP_FILE=${file}`,
    'FAKETIME_NO_CACHE=1',
    'FAKETIME_DONT_FAKE_MONOTONIC=1',
    'FAKETIME_DONT_RESET=1',
  ]
}

/** Start of a command line that runs a program as another user. */
export function asUser(user: HostSetup['databaseUser']): string[] {
  return user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : []
}

export function databaseUrl({ folder }: Pick<HostSetup, 'folder'>): string {
  return `postgresql://unleash@/unleash?host=${encodeURIComponent(folder)}`
}

/** Only what is listed: variables of Unleash or PostgreSQL that the user has set must not change the product. */
const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR']

/**
 * The environment of `host.mjs`: settings of Unleash (content/data/environmentVariables) without telemetry, version check, caches of
 * its own and rate limits, and the clock.
 */
export function hostEnvironment(setup: HostSetup, environment: NodeJS.ProcessEnv): Record<string, string> {
  const { port } = setup
  return {
    ...Object.fromEntries(
      inherited.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
    ),
    NODE_ENV: 'production',
    TZ: 'UTC',
    HTTP_HOST: '127.0.0.1',
    HTTP_PORT: String(port),
    UNLEASH_URL: `http://127.0.0.1:${port}`,
    DATABASE_HOST: setup.folder,
    DATABASE_NAME: 'unleash',
    DATABASE_USERNAME: 'unleash',
    DATABASE_SSL: 'false',
    UNLEASH_SECRET: 'secret of a server that only this machine can reach',
    LOG_LEVEL: 'warn',
    ENABLE_OAS: 'true',
    SEND_TELEMETRY: 'false',
    CHECK_VERSION: 'false',
    GRACEFUL_SHUTDOWN_ENABLE: 'false',
    CLIENT_FEATURE_CACHING_ENABLED: 'false',
    SIMPLE_LOGIN_LIMIT_PER_MINUTE: '100000',
    CREATE_USER_RATE_LIMIT_PER_MINUTE: '100000',
  }
}
