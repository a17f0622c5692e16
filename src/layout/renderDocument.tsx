import type { GatsbySSR, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { removeInlineStyles, removePathScript } from '../gatsby-patches/document'
import { IconSprite } from '../ui/IconSprite'
import { InlineScript } from '../start/inline/InlineScript'
import { scriptsId } from '../start/inline/startReact'
import { siteMetadata } from '../platform/buildValues'
import { headPage, type BuiltPageData } from './head/headPage'
import { fontPreloads, headTags } from './head/headTags'

/** In development one document, without styles and content, serves for all pages. */
const isBuild = process.env.BUILD_STAGE === 'build-html'

/**
 * Gatsby renders pages again when what renders them changes, but style sheets don't count. Without this, pages of a build with a warm
 * cache would have the style sheet of the build before.
 * @public An export, so that it stays in the module.
 */
export const styleSheets = process.env.STYLE_SHEETS

/**
 * Gatsby would stream pages, which is slower and leaves NUL characters where a chunk ends within a multi-byte character. It renders two
 * at a time, but Helmet knows only the title of the last: each renders within its own turn of the event loop.
 */
export async function replaceRenderer({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs): Promise<void> {
  await new Promise(setImmediate)
  const html = renderToString(<>{bodyComponent}</>)
  replaceBodyHTMLString(isBuild ? removeInlineStyles(html) : html)
}

/** With what Gatsby passes too, although its types don't say so. */
type RenderArgs = Omit<RenderBodyArgs, 'loadPageDataSync'> & {
  pathPrefix: string
  loadPageDataSync: (path: string) => BuiltPageData
}

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { setHeadComponents, setPreBodyComponents, loadPageDataSync, pathname, pathPrefix } =
    args as unknown as RenderArgs
  setPreBodyComponents([
    ...(isBuild ? [<AgentHint key="agents" prefix={pathPrefix} />] : []),
    <IconSprite key="icons" />,
  ])
  setHeadComponents([
    // Before the script that sets it.
    <meta key="theme-color" name="theme-color" content="#fff" />,
    // The style sheet of a build begins with them.
    ...(isBuild ? [] : [<style key="layers" dangerouslySetInnerHTML={{ __html: process.env.CASCADE_LAYERS ?? '' }} />]),
    <InlineScript
      key="document-head"
      name="documentHead"
      data-path={isBuild ? pathname : undefined}
      data-base={pathPrefix || undefined}
    />,
    ...(isBuild && siteMetadata ? headTags(headPage(loadPageDataSync(pathname)), siteMetadata, pathPrefix) : []),
  ])
}

/** For programs that read the HTML; neither seen nor read aloud. Not a link: the first ones of a page are those that skip its navigation. */
function AgentHint({ prefix }: { prefix: string }) {
  return (
    <p hidden>
      {`For AI agents: ${prefix}/llms.txt lists all pages, and each is Markdown at its URL with .md, also each section at /page/id.md.`}
    </p>
  )
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (document) => {
  if (!isBuild) return
  // Fonts before the style sheet and the script that waits for them. Which version of Gatsby made a page is of no use to readers.
  document.replaceHeadComponents([
    ...fontPreloads,
    ...document.getHeadComponents().filter((node) => !isGenerator(node)),
  ])
  document.replacePostBodyComponents([
    // What is left after the page are Gatsby's scripts. Their names change without the page, so they stay where Gatsby writes them.
    <template key="scripts" id={scriptsId}>
      {removePathScript(document.getPostBodyComponents(), document.pathname)}
    </template>,
  ])
}

function isGenerator(node: ReactNode): boolean {
  return isValidElement<{ name?: string }>(node) && node.props.name === 'generator'
}
