// npm run sources:refresh: the bundled copies of remote documents become what their sources have today.
import { parseArgs } from 'node:util'
import type { ApiSource } from '../plugins/gatsby-source-openapi/types'
import { openApiDocuments } from '../content/site/sources'
import { formatProblems } from '../plugins/problem-report'
import { refreshOpenApi, type RefreshReport } from './refresh/refreshOpenApi'
import { runCommand } from './setup/command.mjs'

const documents: readonly ApiSource[] = openApiDocuments

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
})

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
