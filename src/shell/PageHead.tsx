import { graphql, useStaticQuery } from 'gatsby'
import { Helmet } from 'react-helmet'
import { markdownAddress } from '../shared/markdownAddress'

interface Props {
  title: string
  description: string
  /** Path of the page; undefined for pages that no search engine should list. */
  path?: string
}

/** Title, description and addresses of a page, for browsers, search engines and link previews. */
export function PageHead({ title, description, path }: Props) {
  const { siteMetadata } = useStaticQuery<Queries.PageHeadQuery>(siteQuery).site ?? {}
  const { siteUrl = '', title: siteTitle = '', tagline = '' } = siteMetadata ?? {}
  const fullTitle = path === '/' ? `${siteTitle} | ${tagline}` : `${title} | ${siteTitle}`
  const url = path === undefined ? undefined : siteUrl + (path === '/' ? '' : path)
  return (
    <Helmet>
      <html lang="en" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="article" />
      {url === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      {path !== undefined && <link rel="alternate" type="text/markdown" href={markdownAddress(path)} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </Helmet>
  )
}

const siteQuery = graphql`
  query PageHead {
    site {
      siteMetadata {
        siteUrl
        title
        tagline
      }
    }
  }
`
