// npm run prose: words of the language guide and spelling, in everything readers and writers read.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn, matchTerms } from '../lint/checkTerms'
import { projectWords } from './projectWords'
import { proseExceptions, proseTerms } from './proseTerms'
import { proseOf } from './proseOf'

/** A fault of the prose, to be printed as `file:line: what. fix`. */
export interface ProseProblem {
  file: string
  line: number
  what: string
  fix: string
}

/** Pages, API descriptions, READMEs and data; then code, for the strings that its users read. */
const checked = /^content\/(docs|readmes|openapi)\/.*\.(mdx?|json)$|^content\/(data|site)\/[^.]*\.ts$|^(src|plugins|tools|netlify|static)\/.*\.(tsx?|mjs|md)$|^[^/]*\.(tsx?|mjs|md)$/
const ignored = /\.(test|e2e|engines|product)\.|__fixtures__|\/testing\/|gatsby-types|\.d\.m?ts$|^tools\/relevance\/|^tools\/(lint\/terms|prose\/(projectWords|proseTerms))|^plugins\/gatsby-source-openapi\/src\/samples\//

/** What is wrong in a file that readers see: words of the list in `proseTerms`, and words in no dictionary. */
export async function findProseProblems(file: string, source: string): Promise<ProseProblem[]> {
  const prose = proseOf(file, source)
  const terms = matchTerms(file, prose, 1, proseTerms, proseExceptions).map(({ line, found, use }) => ({
    file,
    line,
    what: `"${found}" is not a word of this site.`,
    fix: `Write: ${use}.`,
  }))
  return [...terms, ...(await misspelled(file, prose))].sort((a, b) => a.line - b.line)
}

const spelling = { words: [...projectWords], dictionaries: ['softwareTerms', 'companies', 'typescript', 'node', 'npm'], maxNumberOfProblems: 1000, maxDuplicateProblems: 1, minWordLength: 4, suggestionsTimeout: 200 }

async function misspelled(file: string, prose: string): Promise<ProseProblem[]> {
  const { spellCheckDocument } = await import('cspell-lib')
  const { issues } = await spellCheckDocument(
    { uri: pathToFileURL(`${path.basename(file)}.txt`).href, text: prose, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: true, noConfigSearch: true },
    spelling,
  )
  return issues.map(({ text, offset, suggestions = [] }) => ({
    file,
    line: prose.slice(0, offset).split('\n').length,
    what: `"${text}" is in no dictionary.`,
    fix: `${suggestions[0] ? `Did you mean "${suggestions[0]}"? ` : ''}If it is right, add it to tools/prose/projectWords.ts.`,
  }))
}

async function main(names: readonly string[]): Promise<void> {
  const places = names.length > 0 ? names : ['.']
  const files = places.flatMap(filesIn).filter((file) => checked.test(file) && !ignored.test(file))
  let count = 0
  for (const file of files) {
    for (const { line, what, fix } of await findProseProblems(file, readFileSync(file, 'utf8'))) {
      console.log(`${file}:${line}: ${what} ${fix}`)
      count += 1
    }
  }
  if (count === 0) return
  console.log(`\n${count} words to look at, in ${files.length} files.`)
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void main(process.argv.slice(2))
