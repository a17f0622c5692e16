import fs from 'node:fs'
import type { GatsbyNode, NodePluginArgs } from 'gatsby'
import { formatProblems, reportProblems } from '../../problem-report'
import { createSourceNode, followFiles, readModulesAgain, replaceNodes, strictOptions } from '../../source-plugin'
import type { SiteOptions } from '../types'
import { redirectFile } from './createRedirects'
import { announcementProblems, navbarProblems, thirdPartyProblems } from './settingsProblems'
import { shapeProblems } from './shapeProblems'

/** The shape of the files in content/site; their values are checked where the entry can be named. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => {
  const record = Joi.object().required()
  const redirects = Joi.object().pattern(Joi.string(), Joi.string()).required()
  return strictOptions(Joi, {
    sidebars: Joi.object().pattern(Joi.string(), Joi.array()).required(),
    oldPaths: redirects,
    productPaths: redirects,
    otherPages: Joi.array().items(Joi.string()).required(),
    navbar: record,
    footer: record,
    home: record,
    announcement: record.allow(null),
    thirdParties: Joi.array().items(Joi.object()).required(),
  })
}

const folder = 'content/site'
const types = ['Sidebar', 'Navbar', 'Footer', 'Home', 'Announcement', 'ThirdParty', 'Redirect']

export const { sourceNodes, shouldOnCreateNode, onCreateNode } = followFiles<SiteOptions>(
  () => [folder],
  async (args, options, changedFile) => {
    if (changedFile === undefined) {
      const problems = shapeProblems(options)
      // Nothing can be shown with these settings, neither in a build nor in `gatsby develop`.
      if (problems.length > 0) args.reporter.panic(`Reading ${folder}\n\n${formatProblems(problems)}\n`)
      return createNodes(args, options)
    }
    const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ts'))
    await readModulesAgain(args, folder, files, async (exports) => {
      const read = Object.fromEntries(Object.entries(exports).filter(([name]) => name in options))
      const found = shapeProblems({ ...options, ...read })
      if (found.length > 0) return found
      // Gatsby passes the same object to `createRedirects`, which it calls again when nodes have changed.
      Object.assign(options, read)
      await replaceNodes(args, types, (replacing) => createNodes(replacing, options))
      return []
    })
  },
)

/** Site, sidebar and footer data become nodes as they are; only what needs no page is checked here. */
async function createNodes(args: NodePluginArgs, options: SiteOptions): Promise<void> {
  const { sidebars, oldPaths, productPaths, navbar, footer, home, announcement, thirdParties } = options
  reportProblems(args.reporter, 'Reading content/site', [
    ...navbarProblems(navbar, Object.keys(sidebars)),
    ...announcementProblems(announcement),
    ...thirdPartyProblems(thirdParties),
  ])
  for (const [name, entries] of Object.entries(sidebars))
    await createSourceNode(args, 'Sidebar', name, { name, entries })
  await createSourceNode(args, 'Navbar', 'main', navbar)
  await createSourceNode(args, 'Footer', 'main', footer)
  await createSourceNode(args, 'Home', 'main', home)
  if (announcement) {
    const { id, ...rest } = announcement
    await createSourceNode(args, 'Announcement', id, { ...rest, announcementId: id })
  }
  for (const { hosts = [], attributes = {}, globals = {}, ...rest } of thirdParties) {
    await createSourceNode(args, 'ThirdParty', rest.name, { ...rest, hosts, attributes, globals })
  }
  // Only those that are written: the derived ones would be half of all nodes of the site.
  for (const [from, to] of Object.entries({ ...productPaths, ...oldPaths })) {
    await createSourceNode(args, 'Redirect', from, { from, to, sourceFile: redirectFile(from, productPaths) })
  }
}
