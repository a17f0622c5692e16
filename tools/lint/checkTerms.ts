import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand, StepError } from '../setup/command.mjs'
import { exceptions, terms, type Exception, type Term } from './terms'

export interface TermProblem {
  file: string
  /** From 1; 0 is the name of the file. */
  line: number
  found: string
  use: string
}

/** What is checked, from the root of the project; content/docs has a guide of its own. */
const checked = /^(src|plugins|tools|e2e|content\/site|\.ci)\/|^[^/]+\.(tsx?|mjs|md)$/
const fileTypes = /\.(tsx?|mjs|cjs|js|css|mdx?|sh)$|^\.ci\/run$/
const ignored =
  /node_modules|__fixtures__\/.*(?<!\.tsx?)$|gatsby-types\.d\.ts|tools\/lint\/(terms|lintRules\.test)\.ts|tools\/prose\/(proseTerms|checkProse\.test)\.ts|e2e\/small-site\/content\/docs/

/**
 * The forbidden terms in a file: in its identifiers, comments and strings, and in its name.
 *
 * @param file path from the root of the project
 */
export function findTerms(file: string, text: string): TermProblem[] {
  const name = path.basename(file).replace(/\.\w+$/, '')
  return [...matchTerms(file, name, 0, terms, exceptions), ...matchTerms(file, text, 1, terms, exceptions)]
}

/**
 * Where a file has one of the terms.
 *
 * @param firstLine number of the first line of the text
 */
export function matchTerms(
  file: string,
  text: string,
  firstLine: number,
  list: readonly Term[],
  allowed: readonly Exception[],
): TermProblem[] {
  const { words, lineAt } = wordsOf(withoutExceptions(file, text, allowed))
  const lowerCase = words.toLowerCase()
  return list
    .flatMap(({ pattern, use }) => {
      const matches = (/[A-Z]/.test(pattern.source) ? words : lowerCase).matchAll(new RegExp(pattern, 'g'))
      return [...matches].map(({ 0: { length }, index }) => ({ index, length, use }))
    })
    .sort((a, b) => a.index - b.index)
    .map(({ index, length, use }) => ({
      file,
      line: lineAt(index) + firstLine,
      found: words.slice(index, index + length).trim(),
      use,
    }))
}

function withoutExceptions(file: string, text: string, allowed: readonly Exception[]): string {
  return allowed
    .filter((exception) => file.startsWith(exception.file ?? ''))
    .reduce((rest, exception) => rest.replace(exception.text, (match) => match.replace(/[^\n]/g, '·')), text)
}

/**
 * The words of a source text with single spaces between them: identifiers are split, a comment of several lines is one sentence, and
 * all that separates sentences or expressions is a full stop, so that no phrase reaches over it.
 */
function wordsOf(text: string): { words: string; lineAt: (index: number) => number } {
  const starts: { index: number; line: number }[] = []
  let words = ''
  let line = 0
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+(?:['’][a-z]+)?/g)) {
    const gap = text.slice(end, index)
    line += gap.split('\n').length - 1
    words += separator(gap)
    starts.push({ index: words.length, line })
    words += word
    end = index + word.length
  }
  words += separator(text.slice(end))
  return {
    words,
    lineAt: (index) => starts.findLast((start) => start.index <= index)?.line ?? 0,
  }
}

function separator(gap: string): string {
  if (/\?/.test(gap)) return ' ? '
  const mark = gap.trim()
  const isInSentence = mark === '' || /^[_-]\s*$/.test(gap) || (/^(\*|\/\/)$/.test(mark) && /^\s*\n/.test(gap))
  return isInSentence ? ' ' : ' . '
}

/** Files of the project below a folder, or the file itself. */
export function filesIn(place: string): string[] {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats) throw new StepError(`There is no file ${place}.`)
  if (!stats.isDirectory()) return [path.relative('', place)]
  return readdirSync(place)
    .filter((name) => name !== 'node_modules' && name !== 'public' && (!name.startsWith('.') || name === '.ci'))
    .flatMap((name) => filesIn(path.join(place, name)))
}

/** Prints what is wrong in the folders given, or everywhere. */
function main(names: readonly string[]): void {
  const places = names.length > 0 ? names : ['.']
  const files = places
    .flatMap(filesIn)
    .filter((file) => checked.test(file) && fileTypes.test(file) && !ignored.test(file))
  const problems = files.flatMap((file) => findTerms(file, readFileSync(file, 'utf8')))
  for (const { file, line, found, use } of problems)
    console.log(`${file}:${Math.max(line, 1)}: "${found}". Write: ${use}.`)
  if (problems.length === 0) return
  console.log(`\n${problems.length} terms to replace. Where a term is right, add an exception to tools/lint/terms.ts.`)
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void runCommand(() => main(process.argv.slice(2)))
