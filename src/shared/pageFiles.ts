/** Path of a page's Markdown copy: `/quickstart.md` for `/quickstart`, `/index.md` for the home page. */
export function markdownPath(path: string): string {
  return pageFile(path, 'md')
}

/** Path of the Markdown of one section: `/reference/segments/use-cases.md` for `/reference/segments#use-cases`. */
export function sectionMarkdownPath(path: string, id: string): string {
  return pageFile(`${path === '/' ? '/index' : path}/${id}`, 'md')
}

export function socialImagePath(path: string): string {
  return pageFile(path, 'png')
}

export const changesPath = '/changes'

/** Pages of `src/pages` besides the not-found page. They are about other pages, so search engines and assistants don't list them. */
export const unlistedPaths: readonly string[] = ['/search', '/feedback', changesPath]

/** Path of the Atom feed of a section, or of the whole site. */
export function feedPath(section = 'atom'): string {
  return `${changesPath}/${section}.xml`
}

/** In pixels; the size that all networks show without cutting. */
export const socialImageSize = { width: 1200, height: 630 } as const

function pageFile(path: string, extension: string): string {
  return `${path === '/' ? '/index' : path}.${extension}`
}
