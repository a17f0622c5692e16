// npm run prose: words of the language guide and spelling, in everything readers and writers read. With --rhythm, a report about
// the lengths of sentences instead.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand, StepError } from '../setup/command.mjs'
import { matchTerms } from './matchTerms'
import { projectWords } from './projectWords'
import { proseExceptions, proseTerms } from './proseTerms'
import { proseOf } from './proseOf'
import { rhythmReport } from './rhythm'

/** A fault of the prose, to be printed as `file:line: what. fix`. */
export interface ProseProblem {
  file: string
  line: number
  what: string
  fix: string
}

/** Pages, API descriptions, READMEs and data; then code, for the strings that its users read. */
const checked =
  /^content\/(docs|readmes|openapi)\/.*\.(mdx?|json)$|^content\/(data|site)\/[^.]*\.ts$|^(src|plugins|tools|verification|netlify|static|docs)\/.*\.(tsx?|mjs|md)$|^[^/]*\.(tsx?|mjs|md)$/
const ignored =
  /\.(test|e2e|engines|product)\.|__fixtures__|\/testing\/|gatsby-types|\.d\.m?ts$|^tools\/relevance\/|^tools\/prose\/(projectWords|proseTerms)|^plugins\/gatsby-source-openapi\/src\/samples\//

interface Source {
  file: string
  source: string
}

/** What is wrong in files that readers see: words of the list in `proseTerms`, and words in no dictionary. */
export async function findProseProblems(sources: readonly Source[]): Promise<ProseProblem[]> {
  const texts = sources.map(({ file, source }) => ({ file, prose: proseOf(file, source) }))
  const terms = texts.flatMap(({ file, prose }) =>
    matchTerms(file, prose, 1, proseTerms, proseExceptions).map(({ line, found, use }) => ({
      file,
      line,
      what: `"${found}" is not a word of this site.`,
      fix: `Write: ${use}.`,
    })),
  )
  const problems = [...terms, ...(await misspelled(texts))]
  return texts.flatMap(({ file }) =>
    problems.filter((problem) => problem.file === file).sort((a, b) => a.line - b.line),
  )
}

/** The first places of a word are enough to find the others. */
const maxDuplicateProblems = 5
const spelling = {
  words: [...projectWords],
  dictionaries: ['softwareTerms', 'companies', 'typescript', 'node', 'npm'],
  maxNumberOfProblems: 1000,
  maxDuplicateProblems,
  minWordLength: 4,
  suggestionsTimeout: 200,
}

/** All files are one document for the checker, which prepares its dictionaries for each. */
async function misspelled(texts: readonly { file: string; prose: string }[]): Promise<ProseProblem[]> {
  const { spellCheckDocument } = await import('cspell-lib')
  const { issues } = await spellCheckDocument(
    {
      uri: 'file:///all.txt',
      text: texts.map(({ prose }) => prose).join('\n'),
      languageId: 'plaintext',
      locale: 'en-US',
    },
    { generateSuggestions: true, noConfigSearch: true },
    spelling,
  )
  let start = 0
  return texts.flatMap(({ file, prose }) => {
    const [from, to] = [start, start + prose.length]
    start = to + 1
    return issues
      .filter(({ offset }) => offset >= from && offset < to)
      .map(({ text, offset, suggestions = [] }) => ({
        file,
        line: prose.slice(0, offset - from).split('\n').length,
        what: `"${text}" is in no dictionary.`,
        fix: `${suggestions[0] ? `Did you mean "${suggestions[0]}"? ` : ''}If it is right, add it to tools/prose/projectWords.ts.`,
      }))
  })
}

/** Files of the project below a folder, or the file itself. */
function filesIn(place: string): string[] {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats) throw new StepError(`There is no file ${place}.`)
  if (!stats.isDirectory()) return [path.relative('', place)]
  return readdirSync(place)
    .filter((name) => name !== 'node_modules' && name !== 'public' && !name.startsWith('.'))
    .flatMap((name) => filesIn(path.join(place, name)))
}

async function main(options: readonly string[]): Promise<void> {
  const names = options.filter((option) => option !== '--rhythm')
  const places = names.length > 0 ? names : ['.']
  const files = places.flatMap(filesIn).filter((file) => checked.test(file) && !ignored.test(file))
  const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  if (names.length < options.length) {
    console.log(rhythmReport(sources.filter(({ file }) => /^content\/.*\.mdx?$/.test(file))).join('\n'))
    return
  }
  const problems = await findProseProblems(sources)
  for (const { file, line, what, fix } of problems) console.log(`${file}:${line}: ${what} ${fix}`)
  if (problems.length === 0) return
  console.log(`\n${problems.length} words to look at, in ${files.length} files.`)
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void runCommand(() => main(process.argv.slice(2)))
