import { readFileSync, writeFileSync } from 'node:fs'

/** One picture, as the site describes it. */
export interface PictureRecord {
  /** In CSS pixels; the files have up to twice as many. */
  width: number
  height: number
  /** Whether the data on the screen is that of a server, or of the API document's examples. */
  from: 'server' | 'examples'
}

const recordsFile = 'content/data/pictures.json'

/** Records by file, from `content/docs`: `how-to/pictures/a.created.webp`. The dark picture has the same. */
export function readRecords(): Record<string, PictureRecord> {
  try {
    return JSON.parse(readFileSync(recordsFile, 'utf8')) as Record<string, PictureRecord>
  } catch {
    return {}
  }
}

/** Writes records in alphabetical order; those of deleted pictures are left out. */
export function writeRecords(
  records: Readonly<Record<string, PictureRecord>>,
  isCurrent: (file: string) => boolean,
): void {
  const entries = Object.entries(records).filter(([file]) => isCurrent(file))
  const lines = entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, record]) => `  ${JSON.stringify(file)}: ${JSON.stringify(record)}`)
  writeFileSync(recordsFile, lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`)
}
