import { describe, expect, it } from 'vitest'
import { hostEnvironment, hostOptions, type HostSetup } from './hostOptions'

const setup: HostSetup = {
  serverFolder: '/cache/unleash-server-5.8.2',
  postgresFolder: '/postgresql/bin',
  folder: '/data/product',
  databaseUser: undefined,
  port: 4242,
  clock: undefined,
  isPreparation: false,
}
const clock = { library: '/lib/libfaketime.so', offset: -3_600_500 }
const commandLine = (changes: Partial<HostSetup>): string => {
  const { command, args } = hostOptions({ ...setup, ...changes }).database
  return [command, ...args].join(' ').split(' -c ')[0] ?? ''
}

describe('the command line of PostgreSQL', () => {
  it.each([
    ['as this user', {}, 'env /postgresql/bin/postgres -D /data/product/data'],
    [
      'as another user',
      { databaseUser: { uid: 101, gid: 104 } },
      'setpriv --reuid=101 --regid=104 --clear-groups env /postgresql/bin/postgres -D /data/product/data',
    ],
    [
      'with a clock',
      { clock },
      'env LD_PRELOAD=/lib/libfaketime.so FAKETIME_TIMESTAMP_FILE=/data/product/clock FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1 FAKETIME_DONT_RESET=1 /postgresql/bin/postgres -D /data/product/data',
    ],
  ])('%s', (_case, changes, expected) => {
    expect(commandLine(changes)).toBe(expected)
  })

  it('never listens on a port', () => {
    expect(hostOptions(setup).database.args).toContain('listen_addresses=')
  })
})

describe('the environment of the server', () => {
  const environment = hostEnvironment(setup, {
    PATH: '/bin',
    DATABASE_URL: 'postgres://elsewhere',
    UNLEASH_URL: 'https://unleash.example.com',
  })

  it('does not depend on variables of the user', () => {
    expect(environment).not.toHaveProperty('DATABASE_URL')
    expect(environment).toMatchObject({
      PATH: '/bin',
      UNLEASH_URL: 'http://127.0.0.1:4242',
      DATABASE_HOST: '/data/product',
    })
  })

  it('sends nothing to anyone', () => {
    expect(environment).toMatchObject({ HTTP_HOST: '127.0.0.1', SEND_TELEMETRY: 'false', CHECK_VERSION: 'false' })
  })
})
