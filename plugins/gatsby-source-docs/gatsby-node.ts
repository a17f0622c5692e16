export { onCreateNode, shouldOnCreateNode } from './src/createDoc'
export { createPages } from './src/checkDocs'
export { createResolvers } from './src/createResolvers'
export { createSchemaCustomization, pluginOptionsSchema } from './src/createSchemaCustomization'
