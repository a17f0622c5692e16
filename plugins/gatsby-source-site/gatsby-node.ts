// Creates redirects and no page: they follow from the pages of all plugins.
export { createRedirects as createPages } from './src/createRedirects'
export { createSchemaCustomization } from './src/createSchemaCustomization'
export { onCreateNode, pluginOptionsSchema, shouldOnCreateNode, sourceNodes } from './src/sourceNodes'
