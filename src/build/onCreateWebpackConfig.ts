import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { nameClasses } from './nameClasses'
import { pageScripts } from './pageScripts'
import { algoliaEnvironment } from './search/algoliaEnvironment'
import { styleSheetDigest } from './styleSheetDigest'

interface StyleSheetPlugin {
  constructor: { name: string }
  options?: { ignoreOrder?: boolean }
}

interface Config {
  output?: object
  plugins?: StyleSheetPlugin[]
  module?: { rules?: unknown[] }
}

/** What Gatsby ships with every page for its Script component, which this site does not use (4 KB). */
const unused = ['gatsby-script', '@builder.io/partytown/integration']

/** When webpack gives up on a chunk, in milliseconds; a chunk it still waits for could not be asked for again. */
const chunkLoadTimeout = 10_000

/** Of the letters in names of files by which browsers know a new version: 40 bits are plenty, and every page has some. */
const hashDigestLength = 10

/**
 * Changes of DocSearch 3.9 that it has no options for; `strict` stops the build when a newer version has nothing to replace.
 *
 * - Its field cuts what is pasted after 64 characters, without a word: it takes a whole error text.
 * - It finds out whether there is storage by writing to it, twice whenever it draws: four writes and four events in the
 *   reader's other tabs for every letter, a third of all script between a key and its results. Reading is enough, since that
 *   is what fails where storage is blocked.
 */
const docSearchChanges = {
  test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]/,
  loader: 'string-replace-loader',
  options: {
    multiple: [
      { search: 'maxLength:64', replace: 'maxLength:300', strict: true },
      { search: 'localStorage.setItem(e,""),localStorage.removeItem(e)', replace: 'localStorage.length', strict: true },
    ],
  },
}

/**
 * Changes of the bundle: it knows the search account, if there is one, but not the key that may write; DocSearch is
 * changed; and in production unused runtime is left out, chunks time out sooner, the order of sheets is free, names are short.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig, plugins: make }) => {
  const { appId, searchKey, indexName } = algoliaEnvironment(process.env) ?? {}
  const account = appId === undefined ? 'undefined' : JSON.stringify({ appId, searchKey, indexName })
  const define = make.define as (values: Record<string, string>) => object
  actions.setWebpackConfig({
    plugins: [define({ 'process.env.ALGOLIA_ACCOUNT': account })],
    module: { rules: [docSearchChanges] },
  })
  const replace = make.normalModuleReplacement as (request: RegExp, file: string) => object
  if (stage.startsWith('build')) {
    actions.setWebpackConfig({ plugins: [replace(/\/route-announcer-props$/, path.resolve('src/build/routeAnnouncerProps.js'))] })
  }
  if (stage === 'build-html') {
    actions.setWebpackConfig({ plugins: [define({ 'process.env.STYLE_SHEETS': JSON.stringify(styleSheetDigest('src')) })] })
  }
  if (stage === 'build-javascript') {
    const empty = path.resolve('src/build/emptyScriptModule.js')
    actions.setWebpackConfig({
      resolve: {
        alias: {
          ...Object.fromEntries(unused.map((name) => [name, empty])),
          'prop-types': path.resolve('src/build/emptyPropTypes.js'),
          'react-fast-compare': path.resolve('src/build/neverEqual.js'),
        },
      },
      // Gatsby bundles these whether or not they are used; heads are react-helmet's here.
      plugins: [
        replace(/\/(register-service-worker|inject-partytown-snippet|head-export-handler-for-browser)$/, empty),
        pageScripts,
      ],
    })
  }
  const { output = {}, plugins = [], module: { rules = [] } = {} } = (getConfig as () => Config)()
  // Gatsby drops what is set of the output.
  if (stage === 'build-javascript') Object.assign(output, { chunkLoadTimeout, hashDigestLength })
  nameClasses(rules, stage.startsWith('build'))
  // Layers order the sheets, and no component styles another one: a conflict of orders between pages is no news.
  for (const plugin of plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') Object.assign(plugin.options ?? {}, { ignoreOrder: true })
  }
}
