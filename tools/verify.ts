// npm run verify -- https://host: compares what is published with a build of the checked out commit, file by file.
import { execFileSync } from 'node:child_process'
import { requireSite } from './server/startSiteServer'
import { runCommand, StepError } from './setup/command.mjs'
import { isSiteUpToDate } from './setup/build.mjs'
import { comparePublished, type Comparison } from './verify/comparePublished'

/** Differences that are printed of each kind. */
const shown = 20

void runCommand(async () => {
  const [host = ''] = process.argv.slice(2)
  if (!/^https?:\/\//.test(host) || !URL.canParse(host))
    throw new StepError(`Name the site: npm run verify -- https://docs.example.com${host && `, not "${host}"`}`)
  const commit = checkedOutCommit()
  requireSite('public')
  if (!isSiteUpToDate())
    throw new StepError('public/ was built from other files or settings than these. Build it first: npm run build')
  const comparisons = await comparePublished(host, 'public')
  console.log(`\n${host} beside a build of ${commit}:\n\n${table(comparisons)}`)
  const different = comparisons.filter(({ differences }) => differences.length > 0)
  for (const { name, differences } of different) {
    console.error(`\n${name}:`)
    for (const line of differences.slice(0, shown)) console.error(`  ${line}`)
    if (differences.length > shown) console.error(`  … and ${differences.length - shown} more`)
  }
  if (different.length > 0) process.exitCode = 1
})

/** @throws StepError when files differ from the commit: the build would prove nothing about it */
function checkedOutCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain')
  if (changed !== '')
    throw new StepError(`These files differ from the last commit; commit or stash them first:\n${changed}`)
  return git('rev-parse', '--short', 'HEAD')
}

function table(comparisons: readonly Comparison[]): string {
  const width = Math.max(...comparisons.map(({ name }) => name.length))
  const row = (name: string, compared: string, different: string) =>
    `${name.padEnd(width)}  ${compared.padStart(8)}  ${different.padStart(9)}`
  return [
    row('', 'compared', 'different'),
    ...comparisons.map(({ name, compared, differences }) => row(name, String(compared), String(differences.length))),
  ].join('\n')
}
