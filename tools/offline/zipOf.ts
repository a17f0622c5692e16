import { deflateSync, zipSync, type Zippable } from 'fflate'

/** The first day that the format knows, in local time, as the format has it: the bytes don't depend on the time zone. */
const firstDay = new Date(1980, 0, 1)

const level = 9

/**
 * One zip with files in the order of their names and a fixed date, so that the same files are always the same bytes.
 *
 * @param files by their path in the zip
 */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const names = [...files.keys()].sort()
  const entries: Zippable = Object.fromEntries(names.map((name) => [name, files.get(name) ?? new Uint8Array()]))
  return zipSync(entries, { level, mtime: firstDay, os: 3 })
}

/** Bytes of a file's entry and of its place in the list of the zip, besides its content and twice its name. */
const entryBytes = 76

/**
 * The size of each file, and of what the zip has of it.
 *
 * @param files by their path in the zip
 */
export function zippedSizes(files: ReadonlyMap<string, Uint8Array>): Map<string, { bytes: number; packed: number }> {
  return new Map(
    [...files].map(([name, content]) => {
      const packed = deflateSync(content, { level }).length + entryBytes + 2 * Buffer.byteLength(name)
      return [name, { bytes: content.length, packed }]
    }),
  )
}
