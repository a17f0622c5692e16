// npm run sources:refresh: the bundled copies of remote documents become what their sources have today.
import { parseArgs } from 'node:util'
import type { ApiSource } from '../plugins/gatsby-source-openapi/types'
import { openApiDocuments } from '../content/site/sources'
import { formatProblems } from '../plugins/problem-report'
import { refreshOpenApi, type RefreshReport } from './refresh/refreshOpenApi'

const documents: readonly ApiSource[] = openApiDocuments

/** One refresh for each source: documents of older versions have no URL. */
const refreshes = documents.flatMap(({ url, bundledFile }) =>
  url === undefined
    ? []
    : (acceptLoss: boolean) => refreshOpenApi({ url: process.env.OPENAPI_URL || url, file: bundledFile, infoSlug: 'unleash-api', acceptLoss }),
)

void refreshSources().catch((error: unknown) => {
  console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})

async function refreshSources(): Promise<void> {
  const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } })
  for (const refresh of refreshes) printReport(await refresh(values.accept))
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
