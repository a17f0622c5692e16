// Runs Gatsby's own command line: node tools/gatsby.mjs develop
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { developMemory, removeMovedCache } from './setup/build.mjs'
import { checkSettings } from './setup/checkSettings.mjs'
import { portOption, requireFreePort, runCommand, runPackage } from './setup/command.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const args = process.argv.slice(2)
await runCommand(async () => {
  if (args[0] === 'develop') {
    await checkPort()
    await checkSettings()
    removeMovedCache('.')
  }
  await runPackage('gatsby/cli.js', args, { env: developMemory })
})

/** Gatsby starts with any value. */
async function checkPort() {
  // Gatsby has other options, and reads them itself.
  const { port } = parseArgs({ args, strict: false, options: { port: { type: 'string', short: 'p' } } }).values
  await requireFreePort(
    portOption(port === true ? '' : (port ?? (process.env.PORT || undefined)), 8000),
    'npm run develop',
  )
}
