/**
 * Which pages `npm run develop` has, by the variable `DOCS`: paths of pages, separated by spaces, each with the pages below it. A build has all.
 * @returns undefined when all pages are wanted
 */
export function chosenPages(environment: NodeJS.ProcessEnv): ((path: string) => boolean) | undefined {
  const { DOCS = '', gatsby_executing_command: command } = environment
  const paths = DOCS.split(/[\s,]+/).flatMap((path) => path.replace(/^\/+|\/+$/g, '') || [])
  if (paths.length === 0 || command !== 'develop') return undefined
  // The home page is where a writer begins.
  return (path) => path === '/' || paths.some((chosen) => `${path}/`.startsWith(`/${chosen}/`))
}

/** For `ignore` of gatsby-source-filesystem: whether a file of `content/docs` is a page that isn't wanted. Parts and pictures of pages stay. */
export function ignoreUnchosen(isChosen: (path: string) => boolean): (file: string) => boolean {
  return (file) => {
    const [, name] = /\/content\/docs\/((?:.*\/)?[^_/][^/]*)\.mdx$/.exec(file.replaceAll('\\', '/')) ?? []
    return name !== undefined && !isChosen(`/${name}`.replace(/\/index$/, '') || '/')
  }
}
