import type { Reporter } from 'gatsby'
import type { Problem } from '../../problem-report'
import {
  copyProblems,
  lockReport,
  type Origin,
  printLockReport,
  readSourceMode,
  readSourcesLock,
} from '../../remote-document'
import type { ReadFile } from '../../source-plugin'
import type { ApiSource, OpenApiOptions } from '../types'

/**
 * Compares documents that can be fetched with the lock file: the bundled copy of each has to be the one that it names, and a fetched one
 * that differs is told. While a writer edits the copy in `gatsby develop`, nothing is compared.
 * @param sources with what was read of them
 * @returns errors of the lock file, and of copies that it doesn't name
 */
export async function compareWithLock(
  sources: readonly (Pick<ApiSource, 'url' | 'bundledFile'> & { origin: Origin | undefined })[],
  { lockFile, mode, openapiUrl }: OpenApiOptions,
  readFile: ReadFile,
  reporter: Pick<Reporter, 'info' | 'warn'>,
): Promise<Problem[]> {
  const remote = sources.filter(({ url }) => url !== undefined)
  if (lockFile === undefined || remote.length === 0 || process.env.gatsby_executing_command === 'develop') return []
  const { lock, problems } = readSourcesLock(lockFile)
  if (problems.length > 0) return problems
  const found = await Promise.all(
    remote.map(async ({ url = '', bundledFile: file }) => {
      // A copy that can't be read is told where it is needed.
      const text = await readFile(file).catch(() => undefined)
      return text === undefined ? [] : copyProblems({ lock, lockFile, url }, { file, text })
    }),
  )
  // `OPENAPI_URL` is another document than the locked one.
  const used = openapiUrl
    ? []
    : remote.flatMap(({ url = '', origin }) => (origin ? [{ name: 'OpenAPI document', url, origin }] : []))
  printLockReport(reporter, readSourceMode(mode).mode, lockReport('OpenAPI documents', used, { lock, lockFile }))
  return found.flat()
}
