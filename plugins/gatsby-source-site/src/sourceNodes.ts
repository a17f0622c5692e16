import fs from 'node:fs'
import type { GatsbyNode, NodePluginArgs } from 'gatsby'
import { formatProblems, reportProblems } from '../../problem-report'
import { createSourceNode, followFiles, readModulesAgain, replaceNodes, strictOptions } from '../../source-plugin'
import type { Settings, SiteOptions } from '../types'
import { redirectFile } from './createRedirects'
import { readSettings } from './readSettings'
import { settingsSchemas } from './settings'
import { settingsProblems } from './settingsProblems'

/** Only the names: what they contain is checked against the schemas, so that a problem has its file and entry. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  strictOptions(Joi, Object.fromEntries(Object.keys(settingsSchemas).map((name) => [name, Joi.any().required()])))

const folder = 'content/site'
const types = ['Sidebar', 'Navbar', 'Footer', 'Home', 'Announcement', 'ThirdParty', 'Redirect']

export const { sourceNodes, shouldOnCreateNode, onCreateNode } = followFiles<SiteOptions>(
  () => [folder],
  async (args, options, changedFile) => {
    if (changedFile === undefined) {
      const { settings, problems } = readSettings(options)
      // Nothing can be shown with these settings, neither in a build nor in `gatsby develop`.
      if (!settings) return args.reporter.panic(`Reading ${folder}\n\n${formatProblems(problems)}\n`)
      return createNodes(args, settings)
    }
    const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ts'))
    await readModulesAgain(args, folder, files, async (exports) => {
      const changed = Object.fromEntries(Object.entries(exports).filter(([name]) => name in options))
      const { settings, problems } = readSettings({ ...options, ...changed })
      if (!settings) return problems
      // Gatsby passes the same object to `createRedirects`, which it calls again when nodes have changed.
      Object.assign(options, changed)
      await replaceNodes(args, types, (replacing) => createNodes(replacing, settings))
      return []
    })
  },
)

/** Only what needs no page is checked here. */
async function createNodes(args: NodePluginArgs, settings: Settings): Promise<void> {
  reportProblems(args.reporter, `Reading ${folder}`, settingsProblems(settings))
  const { sidebars, productPaths, oldPaths, announcement } = settings
  const createSetting = (type: string, key: string, value: object) =>
    createSourceNode(args, type, key, { ...value, settings: value })
  await createSetting('Navbar', 'main', settings.navbar)
  await createSetting('Footer', 'main', settings.footer)
  await createSetting('Home', 'main', settings.home)
  if (announcement) await createSetting('Announcement', announcement.id, announcement)
  for (const party of settings.thirdParties) await createSetting('ThirdParty', party.name, party)
  for (const [name, sidebar] of Object.entries(sidebars))
    await createSourceNode(args, 'Sidebar', name, { name, ...sidebar })
  // Only those that are written: the derived ones would be half of all nodes of the site.
  for (const [from, to] of Object.entries({ ...productPaths, ...oldPaths })) {
    await createSourceNode(args, 'Redirect', from, { from, to, sourceFile: redirectFile(from, productPaths) })
  }
}
