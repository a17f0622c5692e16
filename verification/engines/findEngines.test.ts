import { expect, test } from 'vitest'
import { missingPackages } from './findEngines'

const webkit = { driver: 'a', browser: 'b', display: 'c' }

test.each([
  ['both', { firefox: 'a', webkit }, []],
  ['Firefox', { firefox: 'a' }, ['webkit2gtk-driver', 'xvfb']],
  ['WebKitGTK', { webkit }, ['firefox-esr']],
  ['none', {}, ['firefox-esr', 'webkit2gtk-driver', 'xvfb']],
])('with %s installed, these packages are missing', (_name, found, packages) => {
  expect(missingPackages(found)).toEqual(packages)
})
