// npm run build: builds the site, and remembers from what, so that a start knows that it need not.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildSite } from './setup/build.mjs'
import { runCommand, step } from './setup/command.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

await runCommand(async () => {
  parseArgs() // There are no options: an unknown one is an error.
  await step('Building the site', () => buildSite())
})
