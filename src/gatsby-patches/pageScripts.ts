/** Gatsby writes the scripts of all pages between these comments, and finds them again by the comments: they stay. */
const scriptsSlice = /(<!-- slice-start id="_gatsby-scripts-1" -->)(.*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/s
const knownCode = /^\s*(?:window\.___(?:chunkMapping|webpackCompilationHash)=(?:\{\}|"(?:[^"\\]|\\.)*");?\s*)+$/
const scriptElement = /\s*<script(?:\s+id="gatsby-chunk-mapping")?((?:\s+[^>]*?)?)\s*>(.*?)<\/script>\s*/gsy

/**
 * What: the scripts at the end of a page get the digest of their file (`integrity`), and the list of chunks is removed.
 * Why: the browser doesn't run a file that isn't the one of the build. Gatsby writes the list as a string, in which it finds no
 * chunk; it weighs 230 bytes for each page (brotli). `runtime.ts` sets an empty one. Chunks that load later have no digest: those of
 * 35 files, none of which compresses, would add 1.2 KB to every page.
 * Check: throws when the scripts have another form.
 * @param html also that of an earlier build, which has been changed already
 */
export function signPageScripts(html: string, digestOf: (path: string) => string): string {
  const slice = scriptsSlice.exec(html)
  if (!slice) throw unknownForm('no comments around the scripts')
  const [, start = '', scripts = '', end = ''] = slice
  const sources: string[] = []
  let hash: string | undefined
  let length = 0
  for (const [element, attributes = '', code = ''] of scripts.matchAll(scriptElement)) {
    length += element.length
    const source = /\ssrc="([^"]+)"/.exec(attributes)?.[1]
    if (source !== undefined) sources.push(source)
    else if (attributes.trim() !== '' || !knownCode.test(code)) throw unknownForm(element)
    hash ??= /___webpackCompilationHash="(\w+)"/.exec(code)?.[1]
  }
  if (length !== scripts.length || hash === undefined || sources.length === 0) throw unknownForm(scripts)
  const signed = sources
    .map((source) => `<script src="${source}" integrity="${digestOf(source)}" async></script>`)
    .join('')
  const inline = `<script>window.___webpackCompilationHash="${hash}"</script>`
  return html.replace(slice[0], () => start + inline + signed + end)
}

function unknownForm(found: string): Error {
  return new Error(
    `Gatsby's scripts at the end of a page aren't as expected (${found.trim()}): see src/gatsby-patches/pageScripts.ts.`,
  )
}
