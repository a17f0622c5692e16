import { Parser } from 'htmlparser2'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** What a page says, to compare its HTML with its Markdown. */
export interface PageText {
  /** Its sentences, each as words in lowercase, separated by spaces. */
  sentences: readonly string[]
  /** All words in their order, between spaces. */
  words: string
}

/** Sentences of `text` that `other` doesn't have. */
export function missingSentences(text: PageText, other: PageText): string[] {
  return [...new Set(text.sentences)].filter((sentence) => !other.words.includes(` ${sentence} `))
}

const inlineTags = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup time u var'.split(' '),
)

/**
 * What the article of a built page says, without its controls. `everything` has the labels of `<main>`, the text
 * alternatives of images and what is in controls as well.
 */
export function textOfPage(html: string): { content: PageText; everything: PageText } {
  const open: { isMain: boolean; isContent: boolean; isCode: boolean }[] = []
  let content = ''
  let everything = ''
  const state = () => open.at(-1) ?? { isMain: false, isContent: false, isCode: false }
  const add = (text: string) => {
    if (state().isMain) everything += text
    if (state().isContent) content += text
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'wbr') return
      if (!inlineTags.has(name)) add('\n')
      const around = state()
      const isMain = (around.isMain || name === 'main') && !['script', 'style', 'svg'].includes(name)
      const isContent = around.isContent || name === 'article'
      open.push({
        isMain,
        isContent: isContent && !isControl(name, attributes),
        isCode: around.isCode || name === 'pre',
      })
      for (const label of [attributes.alt, attributes['aria-label'], attributes.title])
        if (isMain && label) everything += `\n${label}\n`
      if (name === 'img' && attributes.alt && state().isContent) content += `\n${attributes.alt}\n`
    },
    ontext(text) {
      add(state().isCode ? text.replaceAll('\n', ' ') : text.replace(/\s+/g, ' '))
    },
    onclosetag(name) {
      if (name === 'wbr') return
      if (!inlineTags.has(name)) add('\n')
      open.pop()
      if (!inlineTags.has(name)) add('\n')
    },
  })
  parser.end(html)
  return { content: pageText(content), everything: pageText(everything) }
}

function isControl(
  name: string,
  { role = '', 'data-print': print, 'data-notes': notes }: Readonly<Record<string, string>>,
): boolean {
  return (
    ['button', 'form', 'nav', 'script', 'select', 'style', 'svg', 'template'].includes(name) ||
    ['search', 'status', 'tooltip'].includes(role) ||
    print === 'hide' ||
    // The cells above have these notes, too.
    notes !== undefined
  )
}

const parser = unified().use(remarkParse).use(remarkGfm)

/** What a Markdown copy says, without its front matter. */
export function textOfMarkdown(markdown: string): PageText {
  const tree = parser.parse(markdown.replace(/^---\n.*?\n---\n/s, ''))
  return pageText(markdownText(tree as unknown as MarkdownNode))
}

interface MarkdownNode {
  type: string
  value?: string
  alt?: string | null
  meta?: string | null
  children?: readonly MarkdownNode[]
}

function markdownText({ type, value, alt, meta, children = [] }: MarkdownNode): string {
  if (type === 'html') return ''
  if (type === 'code')
    return `\n${/title="([^"]*)"/.exec(meta ?? '')?.[1] ?? ''}\n${(value ?? '').replaceAll('\n', ' ')}\n`
  if (type === 'image') return `\n${alt ?? ''}\n`
  const text = value ?? children.map(markdownText).join('')
  if (type === 'break') return '\n'
  return ['heading', 'paragraph', 'tableCell', 'listItem', 'blockquote'].includes(type)
    ? `\n${text}\n`
    : text.replace(/\{#[^}]*\}$/, '')
}

function pageText(text: string): PageText {
  const sentences = text
    .split(/\n|(?<=[.?!:][)"”’]?)\s+/)
    .map(wordsOf)
    .filter((words) => words !== '')
  return { sentences, words: ` ${sentences.join(' ')} ` }
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** What separates words in text, although it's part of a line. */
const controls = ['button', 'input', 'select', 'sub', 'sup', 'textarea']

/**
 * Words of two elements side by side that are one word in the text of a page: `Pro</span><span>Enterprise`. An element within a word is
 * fine, and so is code, whose parts are colored.
 */
export function gluedWords(html: string): string[] {
  const glued: string[] = []
  let last = ''
  let edges = 0
  let skipped = 0
  const parser = new Parser({
    onopentag(name) {
      if (name === 'pre' || name === 'script' || name === 'style' || name === 'template') skipped += 1
      edge(name, 1)
    },
    ontext(text) {
      if (skipped > 0) return
      if (edges > 1 && /[\p{L}\p{N}]$/u.test(last) && /^[\p{L}\p{N}]/u.test(text))
        glued.push(`${last.slice(-30)}|${text.slice(0, 30)}`)
      last = text
      edges = 0
    },
    onclosetag(name) {
      if (name === 'pre' || name === 'script' || name === 'style' || name === 'template') skipped -= 1
      edge(name, 1)
    },
  })
  const edge = (name: string, count: number) => {
    if (name === 'wbr') return
    edges += count
    const isInline = inlineTags.has(name) || ['label', 'svg', 'use', 'img', 'path'].includes(name)
    if (!isInline || controls.includes(name)) last = ''
  }
  parser.end(html)
  return glued
}
