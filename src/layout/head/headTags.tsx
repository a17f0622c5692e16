import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'
import sen from '@fontsource-variable/sen/files/sen-latin-wght-normal.woff2'
import type { ReactElement } from 'react'
import { editionTitle, picturedPath } from '../../shared/pageEdition'
import { feedPath, markdownPath, socialImagePath, socialImageSize } from '../../shared/pageFiles'
import type { SiteMetadata } from '../../shared/siteMetadata'
import { isArticle, type HeadPage } from './headPage'
import { structuredData } from './structuredData'

/** The files of `src/styles/fonts.css`, which the browser would otherwise request only once it lays out text. */
export const fontPreloads = [publicSans, sen].map((font) => (
  <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
))

/**
 * The head tags that the first paint, crawlers, link previews and the device need from the HTML: icons, manifest, feed, Markdown copy, Open Graph and
 * structured data. They stay when the reader goes to another page; what changes then is in `src/ui/PageHead`.
 */
export function headTags(page: HeadPage | undefined, site: SiteMetadata, prefix: string): ReactElement[] {
  return [
    <link key="icon" rel="icon" href={`${prefix}/favicon.svg`} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={`${prefix}/apple-touch-icon.png`} />,
    <link key="manifest" rel="manifest" href={`${prefix}/site.webmanifest`} />,
    ...(page ? pageTags(page, site, prefix) : []),
  ]
}

function pageTags(page: HeadPage, site: SiteMetadata, prefix: string): ReactElement[] {
  const { path, title, description, lastUpdated, type, edition } = page
  // Without the dates of git there are no feeds.
  const hasFeed = type === 'doc' && lastUpdated !== null
  const isHome = path === '/'
  const properties = {
    'og:title': isHome ? site.title : editionTitle(title, edition),
    'og:description': description,
    'og:url': site.siteUrl + (isHome ? '' : path),
    'og:image': site.siteUrl + socialImagePath(picturedPath(path, edition)),
    ...(isArticle(page) && {
      'og:type': isHome ? 'website' : 'article',
      'og:image:width': String(socialImageSize.width),
      'og:image:height': String(socialImageSize.height),
      'og:site_name': site.title,
    }),
  }
  return [
    <link key="markdown" rel="alternate" type="text/markdown" href={prefix + markdownPath(path)} />,
    ...(hasFeed
      ? [<link key="feed" rel="alternate" type="application/atom+xml" title="Changes" href={prefix + feedPath()} />]
      : []),
    ...Object.entries(properties).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    )),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
    <script
      key="data"
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(page, site)) }}
    />,
  ]
}

/** JSON that can't end its element. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
