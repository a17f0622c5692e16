export { pluginOptionsSchema } from './src/pluginOptionsSchema'
export { createSchemaCustomization } from './src/createSchemaCustomization'
export { onCreateNode, onPreInit, shouldOnCreateNode, sourceNodes } from './src/sourceNodes'
export { createResolvers } from './src/createResolvers'
// Only a check: this is the first hook that runs after the nodes of all plugins exist.
export { checkOperationReferences as createPages } from './src/checkOperationReferences'
