export { createPages } from './src/createPages'
export { createResolvers } from './src/createResolvers'
export { createSchemaCustomization } from './src/createSchemaCustomization'
export { sourceNodes } from './src/sourceNodes'
