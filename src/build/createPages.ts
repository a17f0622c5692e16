import path from 'node:path'
import type { CreatePagesArgs, GatsbyNode, Node } from 'gatsby'
import type { FactLists } from '../../plugins/gatsby-source-facts/types'
import type { Navbar } from '../../plugins/gatsby-source-site/types'
import { type Problem, reportProblems } from '../../plugins/problem-report'
import { unlistedPaths } from '../shared/pageFiles'
import { chosenPages } from './chosenPages'
import { componentProblems } from './componentProblems'
import { conceptGuideProblems, findGuideTargets } from './conceptGuides'
import { pageList, type PageNode } from './pageList'
import { renewServedIndex } from './search/writeSearchIndex'
import { deadLinks, type FactLink, idsOfPage, linkedTypes, redirectsOf, writtenPlaces } from './writtenLinks'
import {
  emptyLists,
  pagePlaces,
  type PageWithList,
  type ResolvedSidebar,
  sidebarProblems,
  type WrittenSidebar,
} from './sidebars/resolveSidebar'

/** By type, or by path for pages of content/docs with a template of their own. A new page type adds its template here. */
const templates: Readonly<Record<string, string>> = {
  '/': 'HomeTemplate.tsx',
  '/lab': 'LabTemplate.tsx',
  Doc: 'DocTemplate.tsx',
  Readme: 'ReadmeTemplate.tsx',
  ApiPage: 'ApiPageTemplate.tsx',
  ApiTag: 'ApiTagTemplate.tsx',
  ApiOperation: 'ApiOperationTemplate.tsx',
}

interface PagesAndSidebars {
  site: { siteMetadata: { siteUrl: string } }
  allFact: { nodes: { path: string; links: FactLink[] }[] }
  allContentPage: { nodes: PageNode[] }
  navbar: { settings: Pick<Navbar, 'versions' | 'languages'> } | null
  allSidebar: { nodes: (WrittenSidebar & ResolvedSidebar)[] }
}

/** Creates all pages, and their places in sidebars, from one query. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { graphql, actions, reporter } = args
  renewServedIndex(graphql, reporter)
  const result = await graphql<PagesAndSidebars>(pagesQuery)
  if (!result.data || result.errors) {
    reporter.panicOnBuild('The query for the pages and sidebars of the site failed.', result.errors as Error[])
    return
  }
  const { data } = result
  const places = new Map(
    data.allSidebar.nodes.flatMap((sidebar) =>
      [...pagePlaces(sidebar)].map(([page, place]) => [page, { sidebar: sidebar.name, ...place }] as const),
    ),
  )
  const { pages, problems } = pageList(data.allContentPage.nodes, places, [
    data.navbar?.settings.versions ?? [],
    data.navbar?.settings.languages ?? [],
  ])
  const docs = args.getNodesByType('Doc') as (Node & PageWithList)[]
  const isSubset = chosenPages(process.env) !== undefined
  if (isSubset)
    reporter.info(`${pages.length} pages, by the variable DOCS. Links to others are not checked, and lead nowhere.`)
  reportProblems(reporter, 'Checking pages, sidebars and links', [
    ...problems,
    ...componentProblems(docs),
    ...(isSubset ? [] : [...checkSidebars(data, docs), ...checkLinks(data, args), ...(await checkConceptGuides(args))]),
  ])
  for (const { path: page, type, context } of pages) {
    const template = templates[page] ?? templates[type]
    if (template) actions.createPage({ path: page, component: path.resolve('src/templates', template), context })
    else reporter.panicOnBuild(`"${page}": src/build/createPages.ts has no template for the type ${type}.`)
  }
}

const pagesQuery = `
  query CreatePages {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allFact {
      nodes {
        path
        links
      }
    }
    allContentPage {
      nodes {
        id
        path
        title
        hasSidebar
        sourceFile
        documentation
        edition {
          name
          path
          isCurrent
          versions {
            name
            isCurrent
            path
            hasPage
          }
        }
        internal {
          type
        }
      }
    }
    navbar {
      settings
    }
    allSidebar {
      nodes {
        name
        title
        page
        entries
        tree
      }
    }
  }
`

function checkSidebars(data: PagesAndSidebars, docs: readonly PageWithList[]): Problem[] {
  const sidebars = data.allSidebar.nodes
  return [...sidebarProblems(sidebars, sidebars, data.allContentPage.nodes), ...emptyLists(docs, sidebars)]
}

async function checkConceptGuides({ getNodesByType }: CreatePagesArgs): Promise<Problem[]> {
  const guides = getNodesByType('ConceptGuide') as (Node & FactLists['conceptGuides'][number])[]
  return conceptGuideProblems(
    guides,
    await findGuideTargets((type) => Promise.resolve(getNodesByType(type) as never[])),
  )
}

function checkLinks(data: PagesAndSidebars, { getNode, getNodesByType, store }: CreatePagesArgs): Problem[] {
  const facts = data.allFact.nodes
  // A build checks the entries that its pages show (`linkReport`); a site may have fewer pages than the lists name.
  const checkedFacts = process.env.gatsby_executing_command === 'develop' ? facts : []
  const anchors = anchorsByPage(facts.map(({ path: fact }) => fact))
  const pages = data.allContentPage.nodes.map(({ id, path: page, internal }) => {
    const node = getNode(id)
    // Other pages, and those with a template of their own, have IDs that their components make.
    const isKnown = node && linkedTypes.some((type) => type === internal.type) && !templates[page]
    return [page, isKnown ? idsOfPage(node, anchors.get(page) ?? []) : () => undefined] as const
  })
  return deadLinks(
    writtenPlaces(
      getNodesByType,
      checkedFacts.flatMap(({ links }) => links),
    ),
    {
      pages: new Map([...unlistedPaths.map((page) => [page, () => undefined] as const), ...pages]),
      redirects: redirectsOf(store),
      sourceFiles: new Map(data.allContentPage.nodes.map(({ path: page, sourceFile }) => [page, sourceFile])),
      siteUrl: data.site.siteMetadata.siteUrl,
    },
  )
}

function anchorsByPage(paths: readonly string[]): Map<string, string[]> {
  const anchors = new Map<string, string[]>()
  for (const [page = '', anchor] of paths.map((fact) => fact.split('#'))) {
    const known = anchors.get(page) ?? []
    anchors.set(page, known)
    if (anchor !== undefined) known.push(anchor)
  }
  return anchors
}
