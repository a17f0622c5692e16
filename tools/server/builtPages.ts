import fs from 'node:fs'
import path from 'node:path'

/** HTML of all pages of a built site, the one for unknown paths included, by the path of the page: `/reference/segments`. */
export function builtPages(folder: string): Map<string, string> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => path.basename(file) === 'index.html')
  return new Map(files.sort().map((file) => [`/${path.dirname(file).replace(/^\.$/, '')}`, fs.readFileSync(path.join(folder, file), 'utf8')]))
}
