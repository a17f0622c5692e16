import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Problem, readJsonFile } from '../../problem-report'

/** By repository. */
const schema = z.record(
  z.string(),
  z.strictObject({
    version: z.string(),
    seen: z.iso.date('It must be a date such as "2024-01-31"'),
  }),
)

/** What the file holds. */
export type Releases = z.infer<typeof schema>

interface NewestReleases {
  /** Fields of an SDK, by its repository; none if its newest release isn't known. */
  of: (repository: unknown) => { newestVersion?: string; newestSeen?: string }
  problems: Problem[]
}

/** Reads the list that `npm run sources:refresh` writes. Without a file, no release is known. */
export function readNewestReleases(file: string): NewestReleases {
  const read = readJsonFile(existsSync(file) ? readFileSync(file, 'utf8') : '{}', {
    file,
    schema,
    invalid: 'The list of newest releases has an invalid value',
    fix: 'Run npm run sources:refresh, which writes this file.',
  })
  if ('problems' in read) return { of: () => ({}), problems: read.problems }
  return {
    of: (repository) => {
      const release = read.value[String(repository)]
      return release === undefined ? {} : { newestVersion: release.version, newestSeen: release.seen }
    },
    problems: [],
  }
}
