import { graphql, useStaticQuery } from 'gatsby'
import { Helmet } from 'react-helmet'
import { documentTitle } from '../shared/siteMetadata'

interface Props {
  title: string
  description: string
  /** Path of the page; undefined for pages that search engines should not list. */
  path?: string
  /** The page that search engines list instead of this one. */
  canonical?: string
}

/**
 * The head tags that change when the reader goes to another page: title, description, and canonical URL or `noindex`. Those that only
 * crawlers and the device read are in the HTML alone: see `src/layout/head/headTags`.
 */
export function PageHead({ title, description, path, canonical = path }: Props) {
  const { site } = useStaticQuery<Queries.PageHeadQuery>(siteQuery)
  const { siteUrl = '', name = '', title: siteTitle = '', tagline = '' } = site?.siteMetadata ?? {}
  const fullTitle = path === '/' ? `${siteTitle} | ${tagline}` : documentTitle(title, name)
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteUrl + (canonical === '/' ? '' : canonical)} />
      )}
    </Helmet>
  )
}

const siteQuery = graphql`
  query PageHead {
    site {
      siteMetadata {
        siteUrl
        name
        title
        tagline
      }
    }
  }
`
