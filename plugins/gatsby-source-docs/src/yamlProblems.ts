import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { parseFrontMatter } from './parseFrontMatter'

/**
 * YAML that cannot be parsed, in all pages and partials of a folder.
 *
 * @param root from the project's root.
 */
export function yamlProblems(root: string): Problem[] {
  const files = readdirSync(path.resolve(root), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  )
  return files.flatMap((name) => {
    const file = path.posix.join(root, name.split(path.sep).join('/'))
    return parseFrontMatter(readFileSync(path.resolve(file), 'utf8'), file).problems
  })
}
