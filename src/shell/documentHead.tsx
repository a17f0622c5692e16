import textFont from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'
import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { loadCheck } from './loadCheck'

/**
 * Runs before the first paint: the stored colour mode, so that no page flashes in the wrong one; a mark that scripts run, by
 * which style sheets tell reading with JavaScript from reading without; and the removal of a malformed hash, now or typed
 * later, which would blank the page (see `repairHash`). An address whose path is malformed, or is `//` when decoded, is that
 * of no page; its odd characters are replaced, or Gatsby would fail on them and blank the not-found page.
 */
const beforePaint = `(()=>{let l=location,d=document.documentElement.dataset,h=u=>history.replaceState(history.state,'',u+l.search),t=u=>{try{return decodeURIComponent(u)}catch{return'//'}},r=()=>t(l.hash)=='//'&&h(l.pathname);d.js='';d.theme='light';try{if(localStorage.theme=='dark')d.theme='dark'}catch{}r();addEventListener('popstate',r);if(t(l.pathname).includes('//'))h('/'+l.pathname.replace(/[%/]+/g,'_'))})()`

/** Later layers win over earlier ones. Stands before every style sheet, whose order webpack decides. */
const layers = '@layer reset, tokens, base, parts, print;'

/**
 * Changes with the style sheets. Gatsby renders pages again when what renders them changes; the sheets are no part of that, and
 * pages of a build with a warm cache would link the sheet of the build before.
 */
export const styleSheets = process.env.STYLE_SHEETS

/** What every page has in its head before anything else. */
export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  // Gatsby passes the prefix, but its types do not say so.
  const { setHeadComponents, pathPrefix } = args as RenderBodyArgs & { pathPrefix: string }
  setHeadComponents([
    <style key="layers" dangerouslySetInnerHTML={{ __html: layers }} />,
    <link key="text-font" rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaint }} />,
    <script key="load-check" dangerouslySetInnerHTML={{ __html: loadCheck(pathPrefix) }} />,
  ])
}

/**
 * Three repairs of Gatsby's document. Its style sheet is linked instead of inlined: the browser keeps it for all pages. The
 * page's path becomes an attribute: inside a script it would need a hash of its own in the content security policy
 * on every page, and could end the script. And the scripts at its end are the slice of `src/build/pageScripts`.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (document) => {
  const { getHeadComponents, replaceHeadComponents, getPostBodyComponents, replacePostBodyComponents } = document
  const head = getHeadComponents().filter((node) => !isGenerator(node)).map(linkedStyleSheet)
  const isFirst = (node: ReactNode) => isElement(node) && node.key === 'layers'
  replaceHeadComponents([...head.filter(isFirst), ...head.filter((node) => !isFirst(node))])
  replacePostBodyComponents(getPostBodyComponents().map((node) => pathAsAttribute(ownScripts(node))))
}

function linkedStyleSheet(node: ReactNode): ReactNode {
  if (!isElement(node) || node.type !== 'style' || !node.props['data-href']) return node
  return <link key={node.props['data-href']} rel="stylesheet" href={node.props['data-href']} />
}

/** Which version of Gatsby made the site is of no use to readers. */
function isGenerator(node: ReactNode): boolean {
  return isElement(node) && node.props.name === 'generator'
}

function ownScripts(node: ReactNode): ReactNode {
  return isElement(node) && node.props.sliceId === '_gatsby-scripts' ? cloneElement(node, { sliceId: 'scripts' }) : node
}

function pathAsAttribute(node: ReactNode): ReactNode {
  if (!isElement(node) || node.props.id !== 'gatsby-script-loader') return node
  const path = /window\.pagePath="((?:[^"\\]|\\.)*)"/.exec(node.props.dangerouslySetInnerHTML?.__html ?? '')?.[1]
  if (path === undefined) return node
  const script = 'window.pagePath=document.currentScript.dataset.path'
  return <script key="page-path" data-path={path} dangerouslySetInnerHTML={{ __html: script }} />
}

interface DocumentProps {
  id?: string
  name?: string
  sliceId?: string
  'data-href'?: string
  dangerouslySetInnerHTML?: { __html: string }
}

function isElement(node: ReactNode): node is ReactElement<DocumentProps> {
  return isValidElement(node)
}
