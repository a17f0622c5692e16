// npm start: installs what is missing, builds what changed, and serves the site. Plain JavaScript without packages, because
// it runs before anything is installed.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildSite, isSiteUpToDate } from './setup/build.mjs'
import { portOption, requireFreePort, runCommand, runPackage, step, StepError } from './setup/command.mjs'
import { installPackages, nodeVersionProblem } from './setup/install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

await runCommand(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  const port = portOption(values.port, 9000)
  const versionProblem = nodeVersionProblem(process.versions.node)
  if (versionProblem) throw new StepError(versionProblem)
  await requireFreePort(port, 'npm start')

  await installPackages()
  if (isSiteUpToDate()) console.log('\n▸ The site is up to date: nothing changed since the last build')
  else await step('Building the site (about a minute the first time, seconds after that)', () => buildSite())

  await runPackage('tsx/dist/cli.mjs', ['tools/serve.ts', '--port', String(port)])
})
