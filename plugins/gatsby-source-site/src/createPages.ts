import type { GatsbyNode } from 'gatsby'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { SiteOptions } from '../types'
import { doubleRedirects } from './doubleRedirects'
import { expandRedirects } from './expandRedirects'
import { redirectProblems } from './redirectProblems'
import { createSiteNode } from './sourceNodes'

interface PagePaths {
  allContentPage: { nodes: { path: string }[] }
}

/** Redirects depend on which pages exist, so their nodes are made here, before the site's own `createPages` reads them. */
export const createPages: GatsbyNode['createPages'] = async (args, options) => {
  const { oldPaths, productPaths } = options as unknown as SiteOptions
  const { data } = await args.graphql<PagePaths>('query RedirectTargets { allContentPage { nodes { path } } }')
  const pagePaths = data?.allContentPage.nodes.map(({ path }) => path) ?? []
  const redirects = expandRedirects([oldPaths, productPaths], pagePaths)
  reportProblems(args.reporter, 'Reading the redirects', [
    ...doubleRedirects(oldPaths, productPaths),
    ...redirectProblems(redirects, pagePaths),
  ])
  for (const redirect of redirects) await createSiteNode(args, 'Redirect', redirect.from, redirect)
}
