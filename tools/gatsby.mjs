// Runs Gatsby's own command line: node tools/gatsby.mjs develop
import { fileURLToPath } from 'node:url'
import { developMemory, withSiteLock } from './setup/build.mjs'
import { checkSettings } from './setup/checkSettings.mjs'
import { runCommand, runPackage } from './setup/command.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const args = process.argv.slice(2)
await runCommand(async () => {
  if (args[0] === 'develop') await checkSettings()
  await withSiteLock(`npm run ${args[0]}`, () => runPackage('gatsby/cli.js', args, { env: developMemory }))
})
