// npm run links: requests every link of the built site to other sites, for .github/workflows/links.yml.
import { formatProblems } from '../plugins/problem-report'
import { checkExternalLinks, externalLinks } from './links/externalLinks'
import { requireSite } from './server/startSiteServer'
import { runCommand } from './setup/command.mjs'

void runCommand(async () => {
  requireSite('public')
  const links = externalLinks('public')
  const problems = await checkExternalLinks(links)
  const gone = problems.filter(({ severity }) => severity === 'error')
  const unknown = problems.filter(({ severity }) => severity === 'warning')
  if (unknown.length > 0) console.log(`\nCould not be checked:\n\n${formatProblems(unknown)}`)
  if (gone.length > 0) console.error(`\nBroken:\n\n${formatProblems(gone)}`)
  console.log(`\n${links.size} links: ${gone.length} are broken, ${unknown.length} could not be checked.`)
  if (gone.length > 0) process.exitCode = 1
})
