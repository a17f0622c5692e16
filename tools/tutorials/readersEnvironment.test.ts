import { expect, test } from 'vitest'
import { readersEnvironment } from './readersEnvironment'

test.each([
  ['HOME', '/root', true],
  ['npm_config_registry', 'https://registry.example', true],
  ['NPM_CONFIG_CACHE', '/cache', true],
  ['npm_config_local_prefix', '/project', false],
  ['npm_package_name', 'unleash-docs', false],
  ['NODE_ENV', 'test', false],
  ['NODE_OPTIONS', '--import tsx', false],
  ['VITE_UNLEASH_URL', 'http://elsewhere', false],
  ['NEXT_PUBLIC_UNLEASH_FRONTEND_API_URL', 'http://elsewhere', false],
])('%s=%s is kept: %s', (name, value, isKept) => {
  expect(readersEnvironment({ [name]: value })[name]).toBe(isKept ? value : undefined)
})

test('programs of this project are not on the path', () => {
  const { PATH } = readersEnvironment({ PATH: '/project/node_modules/.bin:/npm/node_modules/@npmcli/run-script/lib/node-gyp-bin:/usr/bin' })
  expect(PATH).toBe('/usr/bin')
})
