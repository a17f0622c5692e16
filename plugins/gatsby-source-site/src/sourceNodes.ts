import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { SiteOptions } from '../types'
import { announcementProblems } from './announcementProblems'
import { navbarProblems } from './navbarProblems'
import { thirdPartyProblems } from './thirdPartyProblems'

/** Site, sidebar and footer data become nodes as they are; only what needs no page is checked here. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, options) => {
  const { sidebars, navbar, footer, home, announcement, thirdParties } = options as unknown as SiteOptions
  reportProblems(args.reporter, 'Reading content/site', [
    ...navbarProblems(navbar, Object.keys(sidebars)),
    ...announcementProblems(announcement),
    ...thirdPartyProblems(thirdParties),
  ])
  for (const [name, entries] of Object.entries(sidebars)) await createSiteNode(args, 'Sidebar', name, { name, entries })
  await createSiteNode(args, 'Navbar', 'main', { ...navbar })
  await createSiteNode(args, 'Footer', 'main', { ...footer })
  await createSiteNode(args, 'Home', 'main', { ...home })
  if (announcement) {
    const { id, ...rest } = announcement
    await createSiteNode(args, 'Announcement', id, { ...rest, announcementId: id })
  }
  for (const { hosts = [], attributes = {}, globals = {}, ...rest } of thirdParties) {
    await createSiteNode(args, 'ThirdParty', rest.name, { ...rest, hosts, attributes, globals })
  }
}

/** Also used for redirects, which are made once all pages are known. */
export async function createSiteNode(
  { actions, createNodeId, createContentDigest }: Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>,
  type: string,
  key: string,
  fields: object,
): Promise<void> {
  await actions.createNode({
    ...fields,
    id: createNodeId(`${type}:${key}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  })
}
