import type { Paragraph } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** How sentences lean on each other, in numbers: text of equally short sentences is tiring to read. */
export interface Rhythm {
  sentences: number
  /** Words in a sentence: their mean and standard deviation. Good technical prose has 12 to 14, and 7 to 8. */
  mean: number
  deviation: number
  /** The percentage of sentences with 25 words or more; 6 to 10 in good technical prose. */
  long: number
  /** Three or more sentences in a row with at most 9 words each, in 1,000 sentences; below 4 in good technical prose. */
  runs: number
}

const longSentence = 25
const shortSentence = 9
const shortRun = 3

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)
const markdown = unified().use(remarkParse).use(remarkGfm)
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The words in each sentence of a Markdown file, by paragraph and list item. Tables, headings and code are no sentences. */
export function sentenceLengths(file: string, source: string): number[][] {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/<!--[\s\S]*?-->/g, '')
  const paragraphs: number[][] = []
  visit((file.endsWith('.mdx') ? mdx : markdown).parse(body), 'paragraph', (node) => {
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    // Dots within names and abbreviations don't end a sentence; a capital letter or a quotation mark begins the next one.
    const sentences = [...segmenter.segment(text)].map(({ segment }) => segment.trim())
    const lengths = sentences
      .filter((sentence) => /[.!?:)]$/.test(sentence))
      .map((sentence) => sentence.split(' ').length)
    if (lengths.length > 0) paragraphs.push(lengths)
  })
  return paragraphs
}

function textOf(paragraph: Paragraph): string {
  const parts: string[] = []
  visit(paragraph, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') parts.push(node.value)
  })
  return parts.join('')
}

export function rhythmOf(paragraphs: readonly (readonly number[])[]): Rhythm {
  const lengths = paragraphs.flat()
  const count = lengths.length
  const mean = lengths.reduce((sum, length) => sum + length, 0) / count
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / count
  const runs = paragraphs.reduce((sum, paragraph) => sum + shortRunsIn(paragraph), 0)
  return {
    sentences: count,
    mean,
    deviation: Math.sqrt(variance),
    long: (100 * lengths.filter((length) => length >= longSentence).length) / count,
    runs: (1000 * runs) / count,
  }
}

function shortRunsIn(lengths: readonly number[]): number {
  const marks = lengths.map((length) => (length <= shortSentence ? 's' : '.')).join('')
  return marks.split('.').filter((run) => run.length >= shortRun).length
}

/** A table of the rhythm of each part of the site: the SDK guides, and each folder of pages. */
export function rhythmReport(sources: readonly { file: string; source: string }[]): string[] {
  const parts = new Map<string, number[][]>()
  for (const { file, source } of sources) {
    const part = /^content\/(?:docs\/([^/]+)\/|(readmes)\/)/.exec(file)?.slice(1).find(Boolean) ?? 'other pages'
    const lengths = sentenceLengths(file, source)
    for (const name of [part, 'all']) parts.set(name, [...(parts.get(name) ?? []), ...lengths])
  }
  const rows = [...parts]
    .filter(([, paragraphs]) => paragraphs.length > 0)
    .sort(([a], [b]) => Number(a === 'all') - Number(b === 'all') || a.localeCompare(b))
    .map(([part, paragraphs]) => {
      const { sentences, mean, deviation, long, runs } = rhythmOf(paragraphs)
      return [part, String(sentences), mean.toFixed(1), deviation.toFixed(1), `${long.toFixed(1)}%`, runs.toFixed(1)]
    })
  const head = ['Part', 'Sentences', 'Mean', 'Deviation', '25 words or more', 'Short runs per 1,000']
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
