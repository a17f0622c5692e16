// npm run misses -- LOG: the paths of a web server's log that have no page, and the redirects that would help. Without a file it reads its input.
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type KnownPaths, type Misses, missingPages, redirectLines } from './misses/missingPages'
import { requireSite } from './server/startSiteServer'
import { runCommand, StepError } from './setup/command.mjs'

interface NotFoundData {
  result: { data: { allContentPage: { nodes: KnownPaths['pages'] }; allRedirect: { nodes: KnownPaths['redirects'] } } }
}

void runCommand(async () => {
  const [file] = process.argv.slice(2)
  requireSite('public')
  if (file !== undefined && !statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new StepError(`There is no log at ${file}.`)
  const input = file === undefined ? process.stdin : createReadStream(file)
  print(await missingPages(createInterface({ input }), knownPaths()))
})

function knownPaths(): KnownPaths {
  const { result } = JSON.parse(readFileSync('public/page-data/404/page-data.json', 'utf8')) as NotFoundData
  return { pages: result.data.allContentPage.nodes, redirects: result.data.allRedirect.nodes }
}

function print({ requests, otherLines, misses, ofFiles, answeredNow }: Misses): void {
  if (requests === 0)
    throw new StepError(
      `None of ${otherLines} lines is a request. The log must be in the common or combined format, or have a JSON object with "url" and "status_code" in each line. A compressed log has to be unpacked first.`,
    )
  for (const { path, requests: count, nearest } of misses)
    console.log(
      `${String(count).padStart(6)}  ${path}\n        ${nearest ? `nearest: ${nearest}` : 'no page is like it'}`,
    )
  const redirects = redirectLines(misses)
  if (redirects.length > 0) {
    console.log('\nIf the nearest page is what readers looked for, add to content/site/redirects.ts:\n')
    for (const line of redirects) console.log(`  ${line}`)
  }
  console.log(
    `\nRequests: ${requests}. Paths without a page: ${misses.length}. Requests of files that were not found: ${ofFiles}, and of paths that have a page or redirect by now: ${answeredNow}. Lines that are something else: ${otherLines}.`,
  )
}
