// npm run sources:refresh: the bundled copies of remote documents and the list of newest releases become what their sources have today.
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { ApiSource } from '../plugins/gatsby-source-openapi/types'
import { sdks } from '../content/data/sdks'
import { openApiDocuments } from '../content/site/sources'
import type { Releases } from '../plugins/gatsby-source-facts/src/newestReleases'
import { formatProblems } from '../plugins/problem-report'
import { refreshOpenApi, type RefreshReport } from './refresh/refreshOpenApi'
import { refreshReleases, releasesJson } from './refresh/refreshReleases'
import { runCommand } from './setup/command.mjs'

const documents: readonly ApiSource[] = openApiDocuments
const releasesFile = 'content/data/newestReleases.json'

void runCommand(async () => {
  const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } })
  for (const { url, bundledFile } of documents) {
    // Documents of older versions have no URL.
    if (url === undefined) continue
    printReport(
      await refreshOpenApi({
        url: process.env.OPENAPI_URL || url,
        file: bundledFile,
        infoSlug: 'unleash-api',
        acceptLoss: values.accept,
      }),
    )
  }
  printReport(await refreshNewest())
})

async function refreshNewest(): Promise<RefreshReport> {
  const before = await readFile(releasesFile, 'utf8')
  const { releases, lines, problems } = await refreshReleases({
    url: process.env.RELEASES_URL || 'https://api.github.com/repos/Unleash',
    repositories: sdks.map(({ repository }) => repository),
    known: JSON.parse(before) as Releases,
    today: new Date().toISOString().slice(0, 10),
  })
  if (lines.length > 0) await writeFile(releasesFile, releasesJson(releases))
  return { file: releasesFile, isChanged: lines.length > 0, lines, problems }
}

function printReport({ file, isChanged, lines, problems }: RefreshReport): void {
  const hasFailed = problems.some(({ severity }) => severity === 'error')
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}`)
  if (hasFailed) {
    console.error(`\n✗ ${file} stays as it is`)
    process.exitCode = 1
  } else {
    console.log(`\n▸ ${file} ${isChanged ? 'is new' : 'was up to date'}`)
    for (const line of lines) console.log(`  ${line}`)
  }
}
