import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { StepError } from '../setup/command.mjs'
import { SceneProblem } from './scenes/readScene'
import { ProductError, ProductUnavailable } from './server/productErrors'

/** What a command prints about a mistake of its user. */
function errorOf(command: string, ...args: string[]): string {
  return spawnSync(process.execPath, ['--import', 'tsx', `tools/product/${command}.ts`, ...args], { encoding: 'utf8' }).stderr.trim()
}

test('commands say what is wrong with their options, without a stack', { timeout: 120_000 }, () => {
  const errors = [
    errorOf('pictures', 'how-to/how-to-create-api-token'),
    errorOf('runExamples', 'no-such-page'),
    errorOf('runExamples', 'quickstart', '--write'),
    errorOf('runExamples', '--wirte').split('.')[0],
    errorOf('../serve', '--prot', '9001'),
    errorOf('../serve', '--port', '99999'),
    errorOf('../bench', '--only', 'lads'),
    errorOf('../facts', '--sdk', 'clones'),
  ]
  expect(errors.join('\n')).toMatchInlineSnapshot(`
    "✗ "how-to/how-to-create-api-token" has no scene. Did you mean "how-to/how-to-create-api-tokens"?
    ✗ No page with examples has "no-such-page" in its path.
    ✗ --write needs a run of all pages. Remove the names of pages.
    ✗ Unknown option '--wirte'
    ✗ Unknown option '--prot'
    ✗ --port 99999 is not a port. Use a number from 0 to 65535.
    ✗ --only lads is not a part of the bench. Choose from: sizes, search, api, loads, interactive, develop
    ✗ Unknown option '--sdk'"
  `)
})

test('nor is there one when the product or a scene is wrong', () => {
  const problem = { severity: 'error', file: 'content/docs/a.scene.ts', what: 'What.', fix: 'Fix.' } as const
  const errors = [new ProductError('It does not start.'), new ProductUnavailable('npm could not install it.'), new SceneProblem(problem)]
  expect(errors.filter((error) => !(error instanceof StepError))).toEqual([])
})
