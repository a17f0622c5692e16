import fs from 'node:fs'
import path from 'node:path'

/** A fence of code on a page. */
export interface CodeFence {
  /** From the root of the pages: `how-to/how-to-create-api-tokens.mdx`. */
  file: string
  /** 1-based. */
  line: number
  language: string
  /** What follows the language: `title="flags.ts"`. */
  meta: string
  code: string
}

const folder = 'content/docs'

/** The texts of all pages, by file. */
export function pageTexts(): Map<string, string> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))
  return new Map(files.sort().map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]))
}

/** The page without its front matter; lines keep their numbers. */
export function withoutFrontMatter(source: string): string {
  return source.replace(/^---\n.*?\n---\n/s, (matter) => matter.replace(/[^\n]/g, ''))
}

/** All fences of a page, those inside of lists and tabs too; a fence that shows another one is one. */
export function codeFences(file: string, text: string): CodeFence[] {
  return [...text.matchAll(/^([ \t]*)(`{3,})([\w-]+)([^\n]*)\n([\s\S]*?)^\1\2[ \t]*$/gm)].map((match) => {
    const [, indent = '', , language = '', meta = '', code = ''] = match
    const line = text.slice(0, match.index).split('\n').length
    return { file, line, language, meta: meta.trim(), code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }
  })
}
