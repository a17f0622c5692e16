import type { GatsbyNode } from 'gatsby'
import { z } from 'zod'
import { graphqlTypes } from '../../source-plugin'
import { entryNodes, settingsSchemas } from './settings'

/** What the site itself queries: a query needn't list each field of each type of navbar item. */
const wholeSetting = `
    "All of it, as the TypeScript type in plugins/gatsby-source-site/types.ts describes it."
    settings: JSON!`

const settingNodes = ['Navbar', 'Footer', 'Home', 'Announcement', 'ThirdParty']

/** Read in GraphiQL as `allSidebar`, `allRedirect`, `navbar`, `footer` and so on. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const nodes = entryNodes.map((schema) => schema.meta()?.id)
  // The ID of an announcement is in `settings`: `id` is that of the node.
  const types = graphqlTypes(z.object({ ...settingsSchemas, entries: z.union(entryNodes) }), ['id'])
  const definitions = types.map(({ name, description, fields }) => {
    const isSetting = settingNodes.includes(name)
    const isNode = isSetting || nodes.includes(name)
    return `${description === undefined ? '' : `${JSON.stringify(description)}\n`}  type ${name}${isNode ? ' implements Node @dontInfer' : ''} {
${fields}${isSetting ? wholeSetting : ''}
  }`
  })
  actions.createTypes(definitions)
}
