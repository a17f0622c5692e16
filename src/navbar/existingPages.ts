import { loadPage } from '../gatsby-patches/runtime'

/** Which of these paths are pages of the site. Gatsby's loader is the only one to know: there is no list of pages in the browser. */
export async function existingPages(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const loaded = await loadPage(path)
      return loaded?.page && loaded.page.path !== '/404.html' ? [path] : []
    }),
  )
  return new Set(found.flat())
}
