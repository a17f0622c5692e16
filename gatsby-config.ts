// Pages are drawn from data, not from compiled MDX: gatsby-source-docs compiles each file once to a tree, and one template renders it.
// With 594 pages a build took 29 to 43 s and 0.87 GB, instead of 89 s and 1.93 GB (docs/decisions/0001-markdown-is-data.md).
// gatsby-plugin-mdx gets the same dialect as remark plugins, and compiles a page when a query requests an excerpt or a table of contents.
import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import netlifyAdapter from 'gatsby-adapter-netlify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm-3'
import { factPages } from './content/data/factPages'
import * as lists from './content/data/lists'
import { announcement } from './content/site/announcement'
import { footer } from './content/site/footer'
import { home } from './content/site/home'
import { navbar } from './content/site/navbar'
import { productPaths } from './content/site/productPaths'
import { oldPaths } from './content/site/redirects'
import { sidebars } from './content/site/sidebars'
import { openApiDocuments, readmes } from './content/site/sources'
import { thirdParties } from './content/site/thirdParties'
import { dialectOptions } from './plugins/gatsby-source-docs/src/dialectOptions'
import { samplePlaceholders } from './plugins/gatsby-source-openapi/shared'
import { componentElements, dialectPlugins } from './plugins/markdown-tree'
import { temporaryFile } from './plugins/source-plugin'
import { chosenPages, ignoreUnchosen } from './src/build/chosenPages'
import { algoliaAccount, algoliaPlugin } from './src/build/search/algolia'
import { withOfflineEdition } from './src/build/offlineEditionUrl'
import { staticFilesAdapter } from './src/build/staticFilesAdapter'
import { removeHelmetNotice } from './src/gatsby-patches/helmetNotice'
import { contentComponentRules, factComponentRules } from './src/shared/componentRules'
import { unlistedPaths } from './src/shared/pageFiles'

removeHelmetNotice()

const siteUrl = 'https://docs.getunleash.io'
const editUrlBase = 'https://github.com/Unleash/unleash/edit/main/website/'
const sourceMode = process.env.SOURCES
const lockFile = 'content/sources.lock.json'
const limits = { fetchSeconds: process.env.SOURCES_SECONDS }
const links = { siteUrls: [siteUrl, 'https://docs.unleash-hosted.com'], oldPaths: { ...oldPaths, ...productPaths } }

/** `DOCS="reference/segments how-to" npm run develop`; a build has all pages. */
const isChosen = chosenPages(process.env) ?? (() => true)
const isSubset = chosenPages(process.env) !== undefined

/** All local sources are `File` nodes, which `gatsby develop` creates again when their files change. */
const filesOf = (name: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: {
    name,
    path: path.resolve('content', name),
    ignore: [temporaryFile, ignoreUnchosen(isChosen)],
    // By their time, not by a digest, which is that of an empty file while an editor saves one: the next save might change nothing.
    fastHash: process.env.gatsby_executing_command === 'develop',
  },
})

const docs = {
  root: 'content/docs',
  components: { ...contentComponentRules, ...factComponentRules },
  glossary: Object.fromEntries(lists.glossaryTerms.map(({ name, ...entry }) => [name, entry])),
  pictureList: 'content/data/pictures.json',
}
const dialect = dialectOptions(docs)

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl,
    name: 'Unleash',
    title: 'Unleash documentation',
    tagline: 'The enterprise ready feature toggle service',
  },
  // The path below which a host shows the site. Builds without it are for the root of a host.
  pathPrefix: process.env.BASE_PATH ?? '',
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Of some pages, the types would lack those of others.
  graphqlTypegen: !isSubset && { generateOnBuild: true },
  headers: [
    // Gatsby would turn on a filter that browsers have removed, because it made attacks possible.
    { source: '/*', headers: [{ key: 'x-xss-protection', value: '0' }] },
    // Gatsby would let browsers keep it for a year, like all that webpack writes; only this file has no digest in its name.
    { source: '/licenses.txt', headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }] },
  ],
  // On Netlify its adapter writes redirects and headers; everywhere else ours does, and moves no file (see ARCHITECTURE.md).
  adapter: process.env.NETLIFY ? netlifyAdapter() : staticFilesAdapter(),
  plugins: [
    'gatsby-plugin-react-helmet',
    // Libraries of the plugins below. They are listed because Gatsby hashes the folders of listed plugins, and clears its
    // cache when one changes: what they compute is stored on nodes.
    'problem-report',
    'remote-document',
    'markdown-tree',
    'site-links',
    'openapi-request',
    'source-plugin',
    // Before the plugins that read these files.
    ...['docs', 'readmes', 'openapi', 'data', 'site'].map(filesOf),
    { resolve: 'gatsby-source-docs', options: { ...docs, editUrlBase } },
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        extensions: ['.mdx'],
        mdxOptions: {
          remarkPlugins: [remarkGfm, remarkDirective, ...dialectPlugins(dialect), [componentElements, dialect]],
        },
      },
    },
    {
      resolve: 'gatsby-source-facts',
      options: {
        lists: { ...lists },
        root: 'content/data',
        checkedPages: 'content/data/checked.json',
        newestReleases: 'content/data/newestReleases.json',
        isPartial: isSubset,
        pages: factPages,
        textTypes: ['Doc'],
        referenceTypes: ['Doc', 'ApiOperation'],
      },
    },
    {
      resolve: 'gatsby-source-openapi',
      options: {
        documents: openApiDocuments.filter(({ routeBase }) => isChosen(routeBase)),
        introductionFile: 'content/openapi/introduction.md',
        historyFile: 'content/data/operationHistory.json',
        lockFile,
        mode: sourceMode,
        openapiUrl: process.env.OPENAPI_URL,
        infoSlug: 'unleash-api',
        filesBase: '/openapi/unleash',
        placeholders: samplePlaceholders,
        editUrlBase,
        // Pages may name operations of a document that is left out.
        textTypes: isSubset ? [] : ['Doc'],
        ...limits,
        ...links,
      },
    },
    {
      resolve: 'gatsby-source-readmes',
      options: {
        sources: readmes.filter(({ route }) => isChosen(route)),
        mode: sourceMode,
        baseUrl: process.env.README_BASE_URL,
        bundledFolder: 'content/readmes',
        lockFile,
        editUrlBase,
        ...limits,
        ...links,
      },
    },
    {
      resolve: 'gatsby-source-site',
      options: {
        sidebars,
        // They may lead to any page.
        oldPaths: isSubset ? {} : oldPaths,
        productPaths: isSubset ? {} : productPaths,
        otherPages: unlistedPaths,
        navbar,
        footer: withOfflineEdition(footer, process.env),
        home,
        announcement,
        // Readers without a network have no use for them.
        thirdParties: process.env.OFFLINE_EDITION ? [] : thirdParties,
      },
    },
    ...algoliaPlugin(algoliaAccount(process.env)),
  ],
}

export default config
