export { createSchemaCustomization } from './src/packed'
