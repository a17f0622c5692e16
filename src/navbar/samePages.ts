/** Which of these paths are pages of the site; asked of Gatsby's loader, which knows no list of pages. */
export async function samePages(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const loaded = await window.___loader.loadPage(path).catch(() => undefined)
      return loaded?.page && loaded.page.path !== '/404.html' ? [path] : []
    }),
  )
  return new Set(found.flat())
}
