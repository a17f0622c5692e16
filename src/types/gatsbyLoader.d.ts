/** The part of Gatsby's page loader that this site uses; Gatsby has no types for it. */
interface GatsbyPageLoader {
  /** Loads a page's code and data; the result says `error` in `status` when that failed. */
  loadPage(path: string): Promise<{ status?: string } | undefined>
  hovering(path: string): void
}

interface Window {
  ___loader: GatsbyPageLoader
}
