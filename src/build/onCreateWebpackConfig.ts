import path from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** No page uses Gatsby's Script component, yet it would ship with every page (3 KB): an empty module stands in. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({ resolve: { alias: { 'gatsby-script': path.resolve('src/build/emptyScriptModule.js') } } })
  }
}
