// npm run sources:refresh: the bundled copies of remote documents, their lock file and the list of newest releases become what their sources
// have today, and what changed is printed in words. With --lock, only the lock file becomes what the bundled copies are now.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { ApiSource } from '../plugins/gatsby-source-openapi/types'
import { sdks } from '../content/data/sdks'
import { openApiDocuments, readmes } from '../content/site/sources'
import type { Releases } from '../plugins/gatsby-source-facts/src/newestReleases'
import { formatProblems } from '../plugins/problem-report'
import { type LockedText, readSourcesLock, type SourcesLock } from '../plugins/remote-document'
import { lockedText, lockJson, newLock } from './refresh/newLock'
import { refreshOpenApi, type RefreshReport } from './refresh/refreshOpenApi'
import { refreshReadmes } from './refresh/refreshReadmes'
import { refreshReleases, releasesJson } from './refresh/refreshReleases'
import { replaceFile } from './refresh/replaceFile'
import { runCommand, StepError } from './setup/command.mjs'

const documents: readonly ApiSource[] = openApiDocuments
const releasesFile = 'content/data/newestReleases.json'
const lockFile = 'content/sources.lock.json'
const today = new Date().toISOString().slice(0, 10)

/** New texts by the URLs of their sources. */
const texts = new Map<string, LockedText>()

void runCommand(async () => {
  const { values } = parseArgs({
    options: {
      accept: { type: 'boolean', default: false },
      before: { type: 'string' },
      lock: { type: 'boolean', default: false },
    },
  })
  const { lock, problems } = existsSync(lockFile) ? readSourcesLock(lockFile) : { lock: {}, problems: [] }
  if (problems.length > 0) throw new StepError(`The lock file can't be used:\n\n${formatProblems(problems)}`)
  if (!values.lock) {
    for (const document of documents) await part(document.bundledFile, () => refreshDocument(document, lock, values))
    await part('READMEs', () => refreshGuides(lock))
    await part(releasesFile, refreshNewest)
  }
  await part(lockFile, () => writeLock(lock))
})

/** A failure of one part doesn't stop the others. */
async function part(file: string, refresh: () => Promise<RefreshReport | undefined>): Promise<void> {
  try {
    const report = await refresh()
    if (report) printReport(report)
  } catch (error) {
    console.error(`\n✗ ${file}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

async function refreshDocument(
  { url, bundledFile }: ApiSource,
  lock: SourcesLock,
  { accept, before }: { accept: boolean; before?: string | undefined },
): Promise<RefreshReport | undefined> {
  // Documents of older versions have no URL.
  if (url === undefined) return undefined
  const { fetched, ...report } = await refreshOpenApi({
    url: process.env.OPENAPI_URL || url,
    file: bundledFile,
    infoSlug: 'unleash-api',
    acceptLoss: accept,
    before,
  })
  // The text of another server isn't that of the URL.
  if (fetched && !process.env.OPENAPI_URL) texts.set(url, lockedText(fetched, { before: lock[url]?.remote, today }))
  return report
}

async function refreshGuides(lock: SourcesLock): Promise<RefreshReport> {
  const refreshed = await refreshReadmes({ sources: readmes, baseUrl: process.env.README_BASE_URL, lock, today })
  if (!process.env.README_BASE_URL) for (const [url, text] of refreshed.texts) texts.set(url, text)
  return { ...refreshed, file: `${readmes.length} READMEs`, isChanged: refreshed.lines.length > 0 }
}

async function refreshNewest(): Promise<RefreshReport> {
  const before = await readFile(releasesFile, 'utf8')
  const { releases, lines, problems } = await refreshReleases({
    url: process.env.RELEASES_URL || 'https://api.github.com/repos/Unleash',
    repositories: sdks.map(({ repository }) => repository),
    known: JSON.parse(before) as Releases,
    today,
  })
  if (lines.length > 0) await writeFile(releasesFile, releasesJson(releases))
  return { file: releasesFile, isChanged: lines.length > 0, lines, problems }
}

async function writeLock(old: SourcesLock): Promise<RefreshReport> {
  const text = lockJson(await newLock({ documents, readmes, bundledFolder: 'content/readmes' }, old, texts))
  const isChanged = text !== (await readFile(lockFile, 'utf8').catch(() => ''))
  if (isChanged) await replaceFile(lockFile, text)
  return { file: lockFile, isChanged, lines: [], problems: [] }
}

function printReport({ file, isChanged, lines, problems }: RefreshReport): void {
  const hasFailed = problems.some(({ severity }) => severity === 'error')
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}`)
  if (hasFailed) process.exitCode = 1
  if (hasFailed && lines.length === 0) console.error(`\n✗ ${file}: nothing was changed`)
  else console.log(`\n▸ ${file}: ${isChanged ? 'changed' : 'as before'}`)
  // Headings are texts of others, which could move the cursor.
  for (const line of lines) console.log(`  ${line.replace(/\p{Cc}/gu, ' ')}`)
}
