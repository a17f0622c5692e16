import { Prism } from 'prism-react-renderer'
import type { Token, TokenStream } from 'prismjs'
import loadGrammars from 'prismjs/components/index.js'
import { grammarNames, languageOf } from './languageNames'
import type { LineMarks } from './LineMarks'
import type { Run } from './Run'
import { tokenColor } from './tokenColors'
import { writeRuns } from './writeRuns'

export interface HighlightedCode {
  /**
   * Escaped text, with `<span class="t-keyword">` round what has a colour, and with marks an element round every line.
   * Its text is the code, character by character.
   */
  html: string
  /** The language's name for readers: `C#`; `Text` when it is unknown. */
  language: string
}

/** Prism takes its time on large texts, and nobody reads colours in them. */
const longestHighlighted = 50_000

let areGrammarsLoaded = false

/**
 * Colours code at build, so that no highlighter is sent to readers.
 *
 * @param code the text; one line end at its end is dropped.
 * @param language any name in `languageNames`; every other one is plain text.
 */
export function highlightCode(code: string, language: string, marks?: LineMarks): HighlightedCode {
  loadMoreGrammars()
  const text = code.replace(/\n$/, '')
  const { name, grammar } = languageOf(language) ?? { name: 'Text', grammar: 'plain' }
  const rules = Prism.languages[grammar]
  const isPlain = !rules || text.length > longestHighlighted
  const runs = isPlain ? [{ color: undefined, text }] : colorRuns(Prism.tokenize(text, rules))
  return { html: writeRuns(runs, marks), language: name }
}

/** prism-react-renderer brings Prism with some grammars; the others are prismjs's, which look for a global Prism. */
function loadMoreGrammars(): void {
  if (areGrammarsLoaded) return
  Object.assign(globalThis, { Prism })
  loadGrammars([...grammarNames])
  areGrammarsLoaded = true
}

/** Flattens nested tokens: each character has one colour, and neighbours of the same colour are one run. */
function colorRuns(stream: TokenStream, color?: string, runs: Run[] = []): Run[] {
  if (Array.isArray(stream)) for (const part of stream) colorRuns(part, color, runs)
  else if (typeof stream !== 'string') colorRuns(stream.content, tokenColor(namesOf(stream), color), runs)
  else {
    const last = runs.at(-1)
    // A blank has no colour: it goes with what stands before it.
    if (last && (last.color === color || stream.trim() === '')) last.text += stream
    else runs.push({ color, text: stream })
  }
  return runs
}

function namesOf({ type, alias }: Token): string[] {
  return [type, ...(Array.isArray(alias) ? alias : [alias])].filter(Boolean)
}
