// npm run sources:refresh: the bundled copies of remote documents become what their sources have today.
import { parseArgs } from 'node:util'
import { openApiDocument } from '../content/site/sources'
import { formatProblems } from '../plugins/gatsby-problem-report/src/formatProblems'
import { refreshOpenApi } from './refresh/refreshOpenApi'
import type { RefreshReport } from './refresh/RefreshReport'

/** One refresh for each kind of source. */
const refreshes: ((acceptLoss: boolean) => Promise<RefreshReport>)[] = [
  (acceptLoss) =>
    refreshOpenApi({
      url: process.env.OPENAPI_URL || openApiDocument.url,
      file: openApiDocument.bundledFile,
      infoSlug: 'unleash-api',
      acceptLoss,
    }),
]

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
