import type { ReplaceRendererArgs } from 'gatsby'
import { renderToString } from 'react-dom/server'

/**
 * The body of a page as one text. Gatsby would stream it, which takes longer and leaves NUL characters in the page where a
 * chunk ends within a letter of several bytes. Gatsby makes two pages at a time, and Helmet knows the title of the page
 * rendered last: each gets a turn of the event loop of its own, which lasts until it has its head.
 */
export async function replaceRenderer({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs): Promise<void> {
  await new Promise(setImmediate)
  replaceBodyHTMLString(renderToString(<>{bodyComponent}</>))
}
