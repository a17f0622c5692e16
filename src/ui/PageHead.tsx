import { graphql, useStaticQuery } from 'gatsby'
import { documentTitle } from '../shared/siteMetadata'
import { LazyHelmet } from './LazyHelmet'

interface Props {
  title: string
  description: string
  /** Path of the page; undefined for pages that search engines should not list. */
  path?: string
  /** The page that search engines list instead of this one. */
  canonical?: string
}

/** What changes with the page in the browser. What only crawlers read is in the HTML alone: see `src/shell/head`. */
export function PageHead({ title, description, path, canonical = path }: Props) {
  const { site } = useStaticQuery<Queries.PageHeadQuery>(siteQuery)
  const { siteUrl = '', name = '', title: siteTitle = '', tagline = '' } = site?.siteMetadata ?? {}
  const fullTitle = path === '/' ? `${siteTitle} | ${tagline}` : documentTitle(title, name)
  return (
    <LazyHelmet title={fullTitle}>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteUrl + (canonical === '/' ? '' : canonical)} />
      )}
    </LazyHelmet>
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
