/** Where a page's text is as Markdown: `/quickstart.md` for `/quickstart`, `/index.md` for the home page. */
export function markdownAddress(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
