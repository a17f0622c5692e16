declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css'

// The parts of Gatsby's browser runtime that this site uses; Gatsby has no types for them.

interface GatsbyLoadedPage {
  status?: string
  /** `/404.html` if the site has no page at the path. */
  page?: { path: string }
  json?: { data?: unknown }
}

interface GatsbyPageLoader {
  /** Loads a page's code and data, or returns them from memory. */
  loadPage(path: string): Promise<GatsbyLoadedPage | undefined>
  /** A page in memory, or the error with which it failed to load. */
  loadPageSync(path: string, options?: object): GatsbyLoadedPage | undefined
  /** Loads a page ahead, after others. */
  enqueue(path: string): { abort: () => void }
}

type GatsbyNavigate = (to: string | number, options?: object) => unknown

/** What the reader did before React had hydrated the page. */
interface EarlyInput {
  /** What was pressed, the earliest first: a control, or a key with its own meaning. */
  presses: (HTMLElement | KeyboardEvent)[]
  /** Fields that were edited, and disclosures that were opened or closed. */
  changed: Set<Element>
  /** A shortcut of the search, and what was typed since. */
  keys: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'repeat'>[]
  /** Ends the listening. */
  stop: () => void
}

interface Window {
  /** Path of the page in this document; not set in development. */
  pagePath?: string | undefined
  /** Until React has hydrated the page. */
  earlyInput?: EarlyInput | undefined
  /** The element that React renders into, by its ID. */
  ___gatsby: HTMLElement
  ___loader: GatsbyPageLoader
  ___navigate: GatsbyNavigate
  ___push: GatsbyNavigate
  ___replace: GatsbyNavigate
}

interface Navigator {
  /** Network Information API; not in every browser. */
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** The text of a file (`src/build/onCreateWebpackConfig`). */
/** The URL of the file. */
declare module '*.woff2' {
  const url: string
  export = url
}

declare module 'gatsby-plugin-react-helmet/gatsby-node' {
  const hooks: { onPreInit?: (args: { reporter: { warn: (message: string) => void } }) => void }
  export = hooks
}
