// Checks only: it makes no page, but has to run when the nodes of all plugins exist.
export { checkFacts as createPages } from './src/checkFacts'
export { createResolvers } from './src/createResolvers'
export { createSchemaCustomization } from './src/createSchemaCustomization'
export { pluginOptionsSchema } from './src/sourceNodes'
export { onCreateNode, shouldOnCreateNode, sourceNodes } from './src/sourceNodes'
