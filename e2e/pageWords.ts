import { Parser } from 'htmlparser2'

/** Words of a built page. Every tag except `<wbr>` is a boundary, so no word is made of two. */
export interface PageWords {
  /** Everything in `<main>`, with labels and the text alternatives of images. */
  all: ReadonlySet<string>
  /** Title, badges and text, without controls, diagrams and definitions in tooltips. */
  text: ReadonlySet<string>
}

export function wordsOfPage(html: string): PageWords {
  const open: { isMain: boolean; isText: boolean }[] = []
  let all = ''
  let text = ''
  const add = (words: string) => {
    const { isMain, isText } = open.at(-1) ?? { isMain: false, isText: false }
    if (isMain) all += words
    if (isText) text += words
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'wbr') return
      const around = open.at(-1) ?? { isMain: false, isText: false }
      const isText = around.isText || name === 'h1' || attributes['data-prose'] !== undefined
      open.push({ isMain: around.isMain || name === 'main', isText: isText && !isControl(name, attributes) })
      if (around.isMain) all += ` ${[attributes.alt, attributes['aria-label'], attributes.title].join(' ')} `
      add(` ${name === 'img' ? (attributes.alt ?? '') : ''} `)
    },
    ontext: add,
    // Elements without content are closed, too.
    onclosetag(name) {
      if (name === 'wbr') return
      open.pop()
      add(' ')
    },
  })
  parser.write(html)
  parser.end()
  return { all: wordsOf(all), text: wordsOf(text) }
}

function isControl(name: string, { role = '', 'data-print': print }: Readonly<Record<string, string>>): boolean {
  return (
    ['button', 'form', 'script', 'style', 'svg'].includes(name) ||
    ['status', 'tooltip'].includes(role) ||
    print === 'hide'
  )
}

/** Words that a Markdown copy shows: without syntax, URLs, names of languages and the numbers of lists. */
export function wordsOfMarkdown(markdown: string): ReadonlySet<string> {
  const text = markdown
    .replace(/\]\([^)\s]*\)/g, '] ')
    .replace(/^[\s>]*(?:- )*\d+[.)] /gm, ' ')
    .replace(/^([\s>]*(?:- )*[`~]{3,}.*) checked=/gm, '$1 ')
    .replace(/^[\s>]*(?:- )*[`~]{3,}\S*( title=)?/gm, ' ')
    .replace(/<\/?(sub|sup)>|&#x?[0-9a-f]+;/gi, ' ')
  return wordsOf(text)
}

/** In lowercase: a label of code says "Shell", its fence "shell". */
export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}
