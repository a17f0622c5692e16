// npm run misses -- LOG: the paths of a web server's log that have no page, and the redirects that would help. Without a file it reads its input.
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type KnownPaths, type Misses, missingPages } from './misses/missingPages'
import { requireSite } from './server/startSiteServer'
import { runCommand, StepError } from './setup/command.mjs'

interface NotFoundData {
  result: { data: { allContentPage: { nodes: KnownPaths['pages'] }; allRedirect: { nodes: KnownPaths['redirects'] } } }
}

void runCommand(async () => {
  const [file] = process.argv.slice(2)
  requireSite('public')
  if (file !== undefined && !existsSync(file)) throw new StepError(`There is no log at ${file}.`)
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
      `None of ${otherLines} lines is a request. The log must be in the common or combined format, or have a JSON object with "url" and "status_code" in each line.`,
    )
  for (const { path, requests: count, nearest } of misses)
    console.log(
      `${String(count).padStart(6)}  ${path}\n        ${nearest ? `nearest: ${nearest}` : 'no page is like it'}`,
    )
  const redirects = misses.filter(({ nearest }) => nearest !== undefined)
  if (redirects.length > 0) {
    console.log('\nIf the nearest page is what readers looked for, add to content/site/redirects.ts:\n')
    for (const { path, nearest } of redirects) console.log(`  '${path}': '${nearest}',`)
  }
  console.log(
    `\n${requests} requests: ${misses.length} paths have no page. ${ofFiles} requests of files were not found, ${answeredNow} of paths that have a page or redirect by now; ${otherLines} lines are something else.`,
  )
}
