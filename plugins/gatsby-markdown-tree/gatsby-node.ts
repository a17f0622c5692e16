export { createSchemaCustomization } from './src/createSchemaCustomization'
