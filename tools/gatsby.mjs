// Runs Gatsby's own command line: node tools/gatsby.mjs develop
import { fileURLToPath } from 'node:url'
import { runPackage } from './setup/run.mjs'
import { runCommand } from './setup/step.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

await runCommand(() => runPackage('gatsby/cli.js', process.argv.slice(2)))
