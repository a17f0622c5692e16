export { createSchemaCustomization } from './src/createSchemaCustomization'
export { sourceNodes } from './src/sourceNodes'
