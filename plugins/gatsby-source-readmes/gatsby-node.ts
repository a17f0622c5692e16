export { createResolvers } from './src/createResolvers'
export { createSchemaCustomization } from './src/createSchemaCustomization'
export { pluginOptionsSchema } from './src/sourceNodes'
export { onCreateNode, onPreInit, shouldOnCreateNode, sourceNodes } from './src/sourceNodes'
