export { createPages } from './src/createPages'
export { createSchemaCustomization } from './src/createSchemaCustomization'
export { sourceNodes } from './src/sourceNodes'
