import type { GatsbyNode, Node } from 'gatsby'
import { reportProblems } from '../../plugins/gatsby-problem-report/src/reportProblems'
import type { SidebarEntry } from '../../plugins/gatsby-source-site/types'
import type { SidebarNode } from '../shared/sidebarTree'
import { pageList, type PageNode } from './pageList'
import { pageTemplate } from './pageTemplates'
import { emptyCards, type WrittenPage } from './sidebars/emptyCards'
import { pagePlaces } from './sidebars/pagePlaces'
import { sidebarProblems } from './sidebars/sidebarProblems'

/** The result of the query below; JSON fields hold what the plugins put there. */
interface PagesAndRedirects {
  allContentPage: { nodes: PageNode[] }
  allSidebar: { nodes: { name: string; entries: SidebarEntry[]; tree: SidebarNode[] }[] }
  allRedirect: { nodes: { from: string; to: string }[] }
}

/** One query over everything that is a page; pages, sidebars and redirects follow from it. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter, getNodesByType }) => {
  const result = await graphql<PagesAndRedirects>(`
    query CreatePages {
      allContentPage(sort: { path: ASC }) {
        nodes {
          id
          path
          title
          sidebar
          sourceFile
          internal {
            type
          }
          ... on ApiOperation {
            documentation
          }
        }
      }
      allSidebar {
        nodes {
          name
          entries
          tree
        }
      }
      allRedirect {
        nodes {
          from
          to
        }
      }
    }
  `)
  const { data } = result
  if (!data || result.errors) {
    reporter.panicOnBuild('The pages of the site could not be read from the GraphQL layer.', result.errors as Error[])
    return
  }

  const nodes = data.allContentPage.nodes
  const paths = nodes.map(({ path }) => path)
  const sidebars = data.allSidebar.nodes
  const places = new Map(sidebars.map(({ name, tree }) => [name, pagePlaces(tree)]))
  const { pages, problems } = pageList(nodes, places)
  reportProblems(reporter, 'Making pages', [
    ...problems,
    ...sidebars.flatMap(({ name, entries }) => sidebarProblems(name, entries, paths)),
    ...emptyCards(
      getNodesByType('Doc') as (Node & WrittenPage)[],
      sidebars.map(({ tree }) => tree),
    ),
  ])

  for (const { path, type, context } of pages) {
    const component = pageTemplate(type, path)
    if (component) actions.createPage({ path, component, context })
    else reporter.panicOnBuild(`"${path}": src/build/pageTemplates.ts has no template for the type ${type}.`)
  }
  for (const { from, to } of data.allRedirect.nodes) {
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: 301 })
  }
}
