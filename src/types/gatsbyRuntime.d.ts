/** The parts of Gatsby's browser runtime that this site uses; Gatsby has no types for them. */
interface GatsbyLoadedPage {
  status?: string
  /** `/404.html` when the address is no page of the site. */
  page?: { path: string }
  json?: { data?: unknown }
}

interface GatsbyPageLoader {
  /** Loads a page's code and data, or takes them from memory. */
  loadPage(path: string): Promise<GatsbyLoadedPage | undefined>
  /** Called when the pointer rests on a link: loads its page ahead. */
  hovering(path: string): void
}

type GatsbyNavigate = (to: string | number, options?: object) => unknown

interface Window {
  ___loader: GatsbyPageLoader
  ___navigate: GatsbyNavigate
  ___push: GatsbyNavigate
  ___replace: GatsbyNavigate
}

interface Navigator {
  /** Network Information API; not in every browser. */
  connection?: { saveData?: boolean; effectiveType?: string }
}
