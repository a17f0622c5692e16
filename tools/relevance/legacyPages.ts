import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface LegacyPage {
  path: string
  /** The path in its title, when it has one, and method and path of each row of its tables. */
  queries: readonly string[]
  /** The pages of the operations that replaced its endpoints, or describe the same ones. */
  successors: readonly string[]
}

const docs = 'content/docs'

/** The hand-written pages about the old API, each with what readers may type. */
export function legacyPages(): LegacyPage[] {
  const files = readdirSync(path.join(docs, 'reference/api/legacy'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => legacyPage(path.posix.join('/reference/api/legacy', file)))
}

function legacyPage(file: string): LegacyPage {
  const text = readFileSync(path.join(docs, file), 'utf8')
  const endpoint = /^sidebarLabel: (\/.*)$/m.exec(text)?.[1]
  const rows = text.matchAll(/^\| (GET|POST|PUT|PATCH|DELETE) \| `(\/api\/[^`?]*|\/[a-z]+)` \|/gm)
  const operations = text.matchAll(/(?:<Operation id| operation)="(\w+)"/g)
  return {
    path: file.replace(/(\/index)?\.mdx$/, ''),
    queries: [...(endpoint ? [endpoint] : []), ...[...rows].map(([, method = '', call = '']) => `${method} ${call}`)],
    successors: [...new Set([...operations].map(([, id = '']) => `/reference/api/unleash/${kebabCase(id)}`))],
  }
}

function kebabCase(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}
