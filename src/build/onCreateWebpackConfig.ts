import path from 'node:path'
import type { GatsbyNode } from 'gatsby'

interface StyleSheetPlugin {
  constructor: { name: string }
  options?: { ignoreOrder?: boolean }
}

/** What Gatsby ships with every page for its Script component, which this site does not use (4 KB). */
const unused = ['gatsby-script', '@builder.io/partytown/integration']

/** When webpack gives up on a chunk, in milliseconds; a chunk it still waits for could not be asked for again. */
const chunkLoadTimeout = 10_000

/** Three changes of the production bundle: unused runtime is left out, chunks time out sooner, the order of sheets is free. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  if (stage === 'build-javascript') {
    const empty = path.resolve('src/build/emptyScriptModule.js')
    actions.setWebpackConfig({
      output: { chunkLoadTimeout },
      resolve: { alias: Object.fromEntries(unused.map((name) => [name, empty])) },
    })
  }
  const { plugins = [] } = (getConfig as () => { plugins?: StyleSheetPlugin[] })()
  // Layers order the sheets, and no component styles another one: a conflict of orders between pages is no news.
  for (const plugin of plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') Object.assign(plugin.options ?? {}, { ignoreOrder: true })
  }
}
