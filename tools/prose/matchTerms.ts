/** A word or phrase that must not be used, and what to write instead. */
export interface Term {
  /** Tested against lower-case words, with identifiers split: `pageAnswer` is "page answer". */
  pattern: RegExp
  use: string
}

export interface Exception {
  /** Matched against the text of the file; what it matches is not checked. */
  text: RegExp
  /** Start of the paths it applies to; without it, everywhere. */
  file?: string
  reason: string
}

export interface TermProblem {
  file: string
  line: number
  found: string
  use: string
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
