/** Gatsby writes the scripts of all pages between these comments, and finds them again by the comments: they stay. */
const scriptsSlice = /(<!-- slice-start id="_gatsby-scripts-1" -->)(.*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/s
const scriptFile = /<script src="([^"]+)"(?: integrity="[^"]*")? async><\/script>/g
const ownLink = /<link rel="preload"[^>]*>/g

/** URLs of what a page loads when React starts, besides Gatsby's scripts. */
export interface PageFiles {
  /** The code of its template. */
  scripts: readonly string[]
  /** JSON. */
  data: readonly string[]
}

/**
 * What: Gatsby's scripts at the end of a page get the digest of their file (`integrity`), and are preceded by links that load what the page
 * needs at low priority. Everything is inside a `<template>` and waits for `src/start/inline/startReact`.
 * Why: the browser doesn't run a file that isn't the one of the build. Gatsby writes the names of its files into each page with each build,
 * but the rest of a page only when its own data or code has changed: names of files belong here.
 * Check: throws when the scripts have another form, or aren't in a template.
 * @param html also that of an earlier build, which has been changed already
 */
export function completePageScripts(html: string, files: PageFiles, digestOf: (url: string) => string): string {
  const slice = scriptsSlice.exec(html)
  if (!slice) throw unknownForm('no comments around the scripts')
  const [, start = '', scripts = '', end = ''] = slice
  if (!/<template [^>]*>$/.test(html.slice(0, slice.index))) throw unknownForm('no template around them')
  const sources = [...scripts.matchAll(scriptFile)].map(([, source = '']) => source)
  if (sources.length === 0) throw unknownForm(scripts)
  const preload = (attributes: string) => `<link rel="preload" fetchpriority="low" ${attributes}>`
  const links = [
    ...sources.map((url) => preload(`as="script" href="${url}" integrity="${digestOf(url)}"`)),
    // Webpack requests these, without a digest.
    ...files.scripts.map((url) => preload(`as="script" href="${url}"`)),
    ...files.data.map((url) => preload(`as="fetch" href="${url}" crossorigin`)),
  ]
  const signed = scripts
    .replace(ownLink, '')
    .replace(
      scriptFile,
      (_, source: string) => `<script src="${source}" integrity="${digestOf(source)}" async></script>`,
    )
  return html.replace(slice[0], () => start + links.join('') + signed + end)
}

function unknownForm(found: string): Error {
  return new Error(
    `Gatsby's scripts at the end of a page aren't as expected (${found.trim()}): see src/gatsby-patches/pageScripts.ts.`,
  )
}
