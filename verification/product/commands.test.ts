import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StepError } from '../../tools/setup/command.mjs'
import { SceneProblem } from './scenes/readScene'
import { ProductError, ProductUnavailable } from './server/productErrors'

const { argv } = process

beforeEach(() => void vi.resetModules())
afterEach(() => {
  process.argv = argv
  process.exitCode = undefined
})

const site = mkdtempSync(path.join(tmpdir(), 'site-'))
writeFileSync(path.join(site, 'index.html'), '')

test.each<[load: () => Promise<unknown>, args: string[], message: string]>([
  [
    () => import('./pictures'),
    ['how-to/how-to-create-api-token'],
    '"how-to/how-to-create-api-token" has no scene. Did you mean "how-to/how-to-create-api-tokens"?',
  ],
  [() => import('./runExamples'), ['no-such-page'], 'No page with examples has "no-such-page" in its path.'],
  [
    () => import('./runExamples'),
    ['quickstart', '--write'],
    '--write needs a run of all pages. Remove the names of pages.',
  ],
  [() => import('./runExamples'), ['--wirte'], "Unknown option '--wirte'"],
  [() => import('../../tools/serve'), ['--prot', '9001'], "Unknown option '--prot'"],
  [
    () => import('../../tools/serve'),
    ['--folder', site, '--port', '99999'],
    '--port 99999 is not a port. Use a number from 0 to 65535.',
  ],
  [
    () => import('../bench'),
    ['--only', 'lads'],
    '--only lads is not a part of the bench. Choose from: develop, scale, sizes, loads, search, interactive',
  ],
  [() => import('../facts'), ['--sdk', 'clones'], "Unknown option '--sdk'"],
])('%s %j: the message says what is wrong, without a stack', async (load, args, message) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  process.argv = [...argv.slice(0, 2), ...args]
  await load()
  await vi.waitFor(() => expect(process.exitCode).toBe(1), { timeout: 20_000 })
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^\n✗ .*$/)]])
  expect(printed.mock.calls[0]?.[0]).toContain(`\n✗ ${message}`)
})

test('nor is there one when the product or a scene is wrong', () => {
  const problem = { severity: 'error', file: 'content/docs/a.scene.ts', what: 'What.', fix: 'Fix.' } as const
  const errors = [
    new ProductError('It does not start.'),
    new ProductUnavailable('npm could not install it.'),
    new SceneProblem(problem),
  ]
  expect(errors.filter((error) => !(error instanceof StepError))).toEqual([])
})
