import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ApiSource } from '../../plugins/gatsby-source-openapi/types'
import { formatProblems } from '../../plugins/problem-report'
import { copyProblems, readSourcesLock } from '../../plugins/remote-document'
import { openApiDocuments, readmes } from '../../content/site/sources'
// With them Vitest knows that a change of these files concerns this test.
import '../../content/openapi/unleash.json'
import '../../content/sources.lock.json'
import { lockJson, newLock } from './newLock'

const lockFile = 'content/sources.lock.json'
const documents: readonly ApiSource[] = openApiDocuments
const { lock, problems } = readSourcesLock(lockFile)

it('the lock file names the bundled copies as they are', () => {
  const copies = documents.flatMap(({ url, bundledFile: file }) =>
    url === undefined ? [] : copyProblems({ lock, lockFile, url }, { file, text: readFileSync(file, 'utf8') }),
  )
  expect(formatProblems([...problems, ...copies])).toBe('')
})

it('the lock file has the listed sources and no others, as they are written', async () => {
  const written = lockJson(await newLock({ documents, readmes, bundledFolder: 'content/readmes' }, lock))
  expect(readFileSync(lockFile, 'utf8')).toBe(written)
})

it('texts of other repositories are not in the lock file, but their headings', () => {
  for (const { remote } of Object.values(lock)) {
    expect(Math.max(0, ...(remote?.headings ?? []).map(({ length }) => length))).toBeLessThan(120)
  }
})
