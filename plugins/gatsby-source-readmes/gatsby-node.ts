export { createResolvers } from './src/createResolvers'
export { createSchemaCustomization } from './src/createSchemaCustomization'
export { pluginOptionsSchema } from './src/sourceNodes'
export { onPreInit, sourceNodes } from './src/sourceNodes'
