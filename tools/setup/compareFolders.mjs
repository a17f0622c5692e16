import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Compares all files of two folders by their bytes.
 *
 * @param {string} first
 * @param {string} second
 * @returns {{ files: number, differences: string[] }} the number of files in the first folder, and a line for each difference
 */
export function compareFolders(first, second) {
  const [before, after] = [digests(first), digests(second)]
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  const differences = names.flatMap((name) => {
    if (!before.has(name)) return [`${name} is only in ${second}`]
    if (!after.has(name)) return [`${name} is only in ${first}`]
    return before.get(name) === after.get(name) ? [] : [`${name} differs`]
  })
  return { files: before.size, differences }
}

/**
 * @param {string} folder
 * @returns {Map<string, string>} digests by path
 */
function digests(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}
