import { expect, it } from 'vitest'
import { clockProblem, endProblem, installProblem, platformProblem, portProblem, startProblem } from './productErrors'

it('has a message for each failure', () => {
  const messages = [
    installProblem('unleash-server 5.8.2', 'npm error code ENOTFOUND\nnpm error network request failed\n'),
    installProblem('unleash-server 5.8.2', ''),
    platformProblem('win32', 'x64'),
    clockProblem,
    portProblem(4242),
    startProblem('database', 'FATAL:  data directory "/cache/data" has wrong ownership\n', '/cache'),
    startProblem(
      'server',
      'FATAL:  the database system is starting up\nError: listen EADDRINUSE\n\n    at Server.setupListenHandle\n',
      '/cache',
    ),
    startProblem('server', '\n', '/cache'),
    endProblem('FATAL ERROR: JavaScript heap out of memory\n'),
  ]
  expect(messages.join('\n\n')).toMatchInlineSnapshot(`
    "npm could not install unleash-server 5.8.2.
      npm error code ENOTFOUND
      npm error network request failed
    It needs the npm registry once; after that, it runs from its cache folder (PRODUCT_CACHE).

    npm could not install unleash-server 5.8.2.
    npm printed nothing.
    It needs the npm registry once; after that, it runs from its cache folder (PRODUCT_CACHE).

    Unleash could not be installed: no package of PostgreSQL supports win32 on x64.
    Install PostgreSQL 14 or newer, so that /usr/lib/postgresql or PATH has its programs.

    Unleash can't run with a fixed clock: libfaketime is missing.
    Install it with "sudo apt-get install faketime", or start the product without a clock.

    Port 4242 of 127.0.0.1 is taken by another program.
    Stop that program, or choose another port: npm run product --prefix verification -- --port 4243

    PostgreSQL, the database of the product, did not start.
    The end of its log:
      FATAL:  data directory "/cache/data" has wrong ownership
    If this does not explain it, delete /cache and start again.

    The Unleash server did not start.
    The end of its log:
      Error: listen EADDRINUSE
          at Server.setupListenHandle
    If this does not explain it, delete /cache and start again.

    The Unleash server did not start.
    Its log is empty.
    If this does not explain it, delete /cache and start again.

    The Unleash server ended while it was in use.
    The end of its log:
      FATAL ERROR: JavaScript heap out of memory"
  `)
})

it('shows the end of a long log', () => {
  const log = Array.from({ length: 100 }, (_, index) => `line ${index + 1}`).join('\n')
  expect(startProblem('server', log, '/cache').split('\n').slice(1, 4)).toEqual([
    'The end of its log:',
    '  line 86',
    '  line 87',
  ])
})
