import type { CreatePagesArgs } from 'gatsby'
import type { PageContext } from '../shared/pageData'
import type { Navbar } from '../../plugins/gatsby-source-site/types'
import { plansOf } from '../shared/plans'
import type { SidebarNode } from '../shared/sidebarTree'
import type { SiteMetadata } from '../shared/siteMetadata'
import type { WrittenRedirect } from './linkReport'
import type { FactLink } from './writtenLinks'

interface ContentPageFields {
  id: string
  path: string
  title: string
  description: string
  section: string
  lastUpdated: string | null
  sourceFile: string
  /** Of a `Doc`. */
  availability?: { plans: string[] } | null
  /** Of an operation: the smallest one. */
  plan?: string | null
  internal: { type: string }
}

interface BuiltSiteData {
  site: { siteMetadata: Omit<SiteMetadata, 'tagline'> }
  allSitePage: { nodes: { path: string; pageContext: Partial<PageContext> | null }[] }
  allContentPage: { nodes: ContentPageFields[] }
  navbar: { settings: Pick<Navbar, 'versions'> }
  allDoc: { nodes: { dependencies: string[] }[] }
  allFact: { nodes: { links: FactLink[] }[] }
  allRedirect: { nodes: WrittenRedirect[] }
  allSidebar: { nodes: { name: string; tree: SidebarNode[] }[] }
  allThirdParty: { nodes: { src: string; hosts: string[] }[] }
}

/**
 * What `onPostBuild` needs of a built site. A path has one content page, with its place in a sidebar; `paths` are also those of other pages.
 * @throws if the query fails
 */
export async function queryBuiltSite(graphql: CreatePagesArgs['graphql']) {
  const result = await graphql<BuiltSiteData>(siteQuery)
  const { data } = result
  if (!data || result.errors) throw new Error(`The built pages could not be queried: ${String(result.errors)}`)
  const contexts = new Map(data.allSitePage.nodes.map(({ path, pageContext }) => [path, pageContext ?? {}]))
  // Without those whose path another page has. The order in the store depends on what a warm build had to create again.
  const listed = data.allContentPage.nodes
    .filter(({ id, path }) => contexts.get(path)?.id === id)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return {
    metadata: data.site.siteMetadata,
    paths: [...contexts.keys()],
    contentPages: listed.map((page) => {
      const { trail = [], guide, edition } = contexts.get(page.path) ?? {}
      const plans = page.availability?.plans ?? plansOf[page.plan ?? '']
      return { ...page, type: page.internal.type, trail, guide, edition, plans }
    }),
    /** Of Unleash, which pages without an edition describe. */
    version: data.navbar.settings.versions[0]?.name ?? '',
    sidebars: data.allSidebar.nodes,
    thirdParties: data.allThirdParty.nodes,
    redirects: data.allRedirect.nodes,
    /** Files that pages name. */
    usedFiles: data.allDoc.nodes.flatMap((doc) => doc.dependencies),
    factLinks: data.allFact.nodes.flatMap(({ links }) => links),
  }
}

export type BuiltSite = Awaited<ReturnType<typeof queryBuiltSite>>

const siteQuery = `
  query BuiltPages {
    site {
      siteMetadata {
        siteUrl
        name
        title
      }
    }
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
    allContentPage {
      nodes {
        id
        path
        title
        description
        section
        lastUpdated
        sourceFile
        ... on Doc {
          availability {
            plans
          }
        }
        ... on ApiOperation {
          plan: availability
        }
        internal {
          type
        }
      }
    }
    navbar {
      settings
    }
    allDoc {
      nodes {
        dependencies
      }
    }
    allFact {
      nodes {
        links
      }
    }
    allRedirect {
      nodes {
        from
        to
        sourceFile
      }
    }
    allSidebar {
      nodes {
        name
        tree
      }
    }
    allThirdParty {
      nodes {
        src
        hosts
      }
    }
  }
`
