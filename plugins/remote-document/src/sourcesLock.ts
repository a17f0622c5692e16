import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Problem, readJsonFile } from '../../problem-report'
import { fingerprint } from './fingerprint'
import { isHttp } from './origin'
import type { Origin, SourceMode } from './readRemoteDocument'

const fingerprintFields = {
  sha256: z.string().regex(/^[\da-f]{64}$/, 'It must be a SHA-256 of 64 hexadecimal digits'),
  bytes: z.int('It must be a number of bytes').nonnegative('It must be a number of bytes'),
}

const remoteSchema = z.strictObject({
  ...fingerprintFields,
  /** The commit of its repository that wrote the text; known of snapshots. */
  commit: z
    .string()
    .regex(/^[\da-f]{40}$/, 'It must be a commit of 40 hexadecimal digits')
    .optional(),
  /** What the server calls the text; known of responses. */
  etag: z.string().optional(),
  date: z.iso.date('It must be a date such as "2024-01-31"'),
  headings: z.array(z.string()).optional(),
})

const bundledSchema = z.strictObject({
  file: z.string(),
  /** Absent for texts of our own, which writers change. */
  sha256: fingerprintFields.sha256.optional(),
  bytes: fingerprintFields.bytes.optional(),
})

const lockSchema = z.record(
  z.string().refine(isHttp, 'A key must be the URL of a source'),
  z.strictObject({ remote: remoteSchema.optional(), bundled: bundledSchema }),
)

/** The remote text that was looked at last: its commit or ETag, size and SHA-256 as UTF-8, the day it is of, and its headings if it is Markdown. */
export type LockedText = z.infer<typeof remoteSchema>
/** What the lock file holds: by the URL of a source, the text that it had, and the file in this repository that takes its place. */
export type SourcesLock = z.infer<typeof lockSchema>

/** The command that locks bundled copies as they are now. */
const relock = 'npm run sources:refresh -- --lock'

/**
 * Parses the lock file of remote sources.
 * @returns its entries; none when the text isn't valid, with problems by file, line and entry
 */
export function parseSourcesLock(text: string, file: string): { lock: SourcesLock; problems: Problem[] } {
  const fix = `Restore the file from the repository, or delete it and run "${relock}".`
  const read = readJsonFile(text, {
    file,
    schema: lockSchema,
    invalid: 'The lock of sources has an invalid value',
    fix,
  })
  return 'problems' in read ? { lock: {}, problems: read.problems } : { lock: read.value, problems: [] }
}

/** Reads the lock file; one that is missing is an error. */
export function readSourcesLock(file: string): ReturnType<typeof parseSourcesLock> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    const what = "The lock of sources can't be read."
    return { lock: {}, problems: [{ severity: 'error', file, what, fix: `Run "${relock}", which writes it.` }] }
  }
  return parseSourcesLock(text, file)
}

/**
 * Whether a bundled copy is the one that the lock file names.
 * @param url of the source
 * @param copy the file and its text
 * @returns an error for a file that was changed without the lock, or that the lock doesn't have
 */
export function copyProblems(
  { lock, lockFile, url }: { lock: SourcesLock; lockFile: string; url: string },
  copy: { file: string; text: string },
): Problem[] {
  const problem = (what: string): Problem[] => [
    { severity: 'error', file: copy.file, what, fix: `Run "${relock}", and commit ${lockFile} with the file.` },
  ]
  const locked = lock[url]?.bundled
  if (locked?.file !== copy.file) return problem(`${lockFile} doesn't name this copy of ${url}.`)
  const { sha256, bytes } = fingerprint(copy.text)
  if (locked.sha256 === sha256) return []
  const before = locked.sha256 === undefined ? 'has no SHA-256 of it' : `names ${sized(locked.sha256, locked.bytes)}`
  return problem(`The file has ${sized(sha256, bytes)}, but ${lockFile} ${before}.`)
}

/** A document that a build uses. */
export interface UsedDocument {
  /** In messages: `Unleash/unleash-client-go`. */
  name: string
  /** As the lock file knows it. */
  url: string
  origin: Origin
  headings?: readonly string[]
}

/**
 * Which of the fetched documents differ from the lock file, in one message.
 * @param what they are called together: `READMEs`
 * @returns undefined if none differs; bundled copies aren't compared
 */
export function lockReport(
  what: string,
  documents: readonly UsedDocument[],
  { lock, lockFile }: { lock: SourcesLock; lockFile: string },
): string | undefined {
  const fetched = documents.filter(({ origin }) => origin.kind !== 'bundled')
  const lines = fetched.flatMap((document) => differenceLine(document, lock[document.url]?.remote) ?? [])
  if (lines.length === 0) return undefined
  return [
    `${what} that differ from ${lockFile}: ${lines.length} of ${fetched.length} fetched`,
    ...lines.map((line) => `  ${line}`),
    'To see the changes in words and to lock these texts, run "npm run sources:refresh".',
  ].join('\n')
}

/** Prints the report of a build: a warning in mode `strict`, which is for builds that publish known texts. */
export function printLockReport(
  reporter: { info(text: string): void; warn(text: string): void },
  mode: SourceMode,
  report: string | undefined,
): void {
  if (report === undefined) return
  if (mode === 'strict') reporter.warn(report)
  else reporter.info(report)
}

function differenceLine({ name, origin, headings }: UsedDocument, locked: LockedText | undefined): string | undefined {
  const { sha256 = '', bytes = 0 } = origin
  if (!locked) return `${name}: not locked yet, ${sized(sha256, bytes)}`
  if (locked.sha256 === sha256) return undefined
  const changed = headings && locked.headings ? headingChanges(locked.headings, headings) : []
  const size = `${sized(sha256, bytes)}; locked: ${sized(locked.sha256, locked.bytes)} of ${locked.date}`
  return [`${name}: ${size}`, ...changed].join('\n    ')
}

/** Headings that are new (+) and gone (-). */
export function headingChanges(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...after.filter((heading) => !before.includes(heading)).map((heading) => `+ heading "${heading}"`),
    ...before.filter((heading) => !after.includes(heading)).map((heading) => `- heading "${heading}"`),
  ]
}

/** `SHA-256 0123456789ab, 12,345 bytes` */
function sized(sha256: string, bytes: number | undefined): string {
  const digits = `SHA-256 ${sha256.slice(0, 12)}`
  return bytes === undefined ? digits : `${digits}, ${bytes.toLocaleString('en-US')} bytes`
}
