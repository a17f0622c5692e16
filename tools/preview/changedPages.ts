import { Parser } from 'htmlparser2'
import { builtPages } from '../server/builtPages'

export interface PageChange {
  /** Of the page on the site: `/reference/segments`. */
  path: string
  title: string
  kind: 'added' | 'removed' | 'changed'
}

interface PageText {
  title: string
  /** Words, links and pictures of the main part. */
  content: string
}

/** Which pages of a built site differ from those of another one in what a reader can read, follow or look at; sorted by path. */
export function changedPages(before: string, after: string): PageChange[] {
  const old = readPages(before)
  const current = readPages(after)
  const paths = [...new Set([...old.keys(), ...current.keys()])].sort()
  return paths.flatMap((page): PageChange[] => {
    const [was, is] = [old.get(page), current.get(page)]
    if (!is) return [{ path: page, title: was?.title ?? page, kind: 'removed' }]
    if (!was) return [{ path: page, title: is.title, kind: 'added' }]
    return was.content === is.content && was.title === is.title
      ? []
      : [{ path: page, title: is.title, kind: 'changed' }]
  })
}

function readPages(folder: string): Map<string, PageText> {
  const pages = [...builtPages(folder)].filter(([path]) => path !== '/404')
  return new Map(pages.map(([path, html]) => [path, readPage(html)]))
}

function readPage(html: string): PageText {
  const page: PageText = { title: '', content: '' }
  let inside: 'title' | 'main' | undefined
  const parser = new Parser({
    onopentag(name, { href = '', src = '', alt = '' }) {
      if (name === 'main' || (name === 'title' && page.title === '')) inside = name
      // Names of files contain a digest that a build may change.
      else if (inside === 'main') page.content += ` ${href} ${src.replace(/^\/static\/.*\//, '')} ${alt} `
    },
    ontext(text) {
      if (inside === 'title') page.title += text
      else if (inside === 'main') page.content += text
    },
    onclosetag(name) {
      if (name === inside) inside = undefined
    },
  })
  parser.end(html)
  return { title: page.title.trim(), content: page.content.replace(/\s+/g, ' ') }
}
