import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { codeDigest, type Replacement } from '../../markdown-tree'
import { nearestPathSentence, type Problem, readJsonFile } from '../../problem-report'

/** A page whose examples and steps ran against the product. */
export interface PageCheck {
  path: string
  /** Of the product: 5.8.2 */
  version: string
  /** 2026-11-22 */
  date: string
  /** Fences that ran. */
  examples: number
  /** Labels of the steps that were found in the UI. */
  steps: number
  /** In the list. */
  line: number
}

/** The code blocks of a page that ran against the product, also of a page on which others didn't. */
export interface CodeCheck {
  path: string
  /** Of the product: 5.8.2 */
  version: string
  /** Made by `codeDigest`. */
  blocks: string[]
  /** In the list. */
  line: number
}

interface Checks {
  pages: PageCheck[]
  code: CodeCheck[]
  problems: Problem[]
}

const count = z.int().min(0)
const path = z.string().startsWith('/', 'The path of a page begins with a slash')
const schema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'It must be a version such as "5.8.2"'),
  date: z.iso.date('It must be a date such as "2024-01-31"'),
  pages: z.record(
    path,
    z
      .strictObject({ examples: count, steps: count })
      .refine(({ examples, steps }) => examples + steps > 0, 'Nothing on this page was checked'),
  ),
  blocks: z.record(path, z.array(z.string().regex(/^[\da-f]{10}$/, 'It must be 10 hexadecimal digits')).min(1)),
})

const fix = 'Run npm run examples --prefix verification -- --write, which writes this file.'

export function readCheckedPages(file: string): Checks {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    const what = 'The list of checked pages could not be read.'
    return { pages: [], code: [], problems: [{ severity: 'error', file, what, fix }] }
  }
  return checkedPages(text, file)
}

/** @returns no checks at all if the file has a problem: a page must not claim what isn't certain. */
export function checkedPages(text: string, file: string): Checks {
  const read = readJsonFile(text, { file, schema, invalid: 'The list of checked pages has an invalid value', fix })
  if ('problems' in read) return { pages: [], code: [], problems: read.problems }
  const { version, date, pages, blocks } = read.value
  return {
    pages: Object.entries(pages).map(([path, counts]) => ({
      path,
      version,
      date,
      ...counts,
      line: read.lineOf(['pages', path]),
    })),
    code: Object.entries(blocks).map(([path, digests]) => ({
      path,
      version,
      blocks: digests,
      line: read.lineOf(['blocks', path]),
    })),
    problems: [],
  }
}

/** Checked pages that don't exist: without this, a renamed page would lose its line unnoticed. */
export function missingPages(
  checks: readonly Pick<PageCheck | CodeCheck, 'path' | 'line'>[],
  paths: readonly string[],
  file: string,
): Problem[] {
  const known = new Set(paths)
  return checks
    .filter(({ path }) => !known.has(path))
    .map(({ path, line }) => {
      const what = `No page exists at "${path}".`
      return { severity: 'error', file, line, what, fix: nearestPathSentence(path, paths, fix) }
    })
}

/** Names the version of the product on each code block that ran; one that was changed since then has another digest. */
export function markCheckedCode({ version, blocks }: Pick<CodeCheck, 'version' | 'blocks'>): Replacement {
  return (tag, attributes) => {
    if (tag !== 'CodeBlock' || !blocks.includes(codeDigest(String(attributes.html)))) return undefined
    return [[tag, { ...attributes, checked: version }]]
  }
}
