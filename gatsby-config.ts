import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import netlifyAdapter from 'gatsby-adapter-netlify'
import { activationStrategies } from './content/data/activationStrategies'
import { apiTokenTypes } from './content/data/apiTokenTypes'
import { constraintOperators } from './content/data/constraintOperators'
import { environmentVariables } from './content/data/environmentVariables'
import { eventTypes } from './content/data/eventTypes'
import { factPages } from './content/data/factPages'
import { featureAvailability } from './content/data/featureAvailability'
import { flagTypes } from './content/data/flagTypes'
import { integrationEvents } from './content/data/integrationEvents'
import { permissions } from './content/data/permissions'
import { predefinedRoles } from './content/data/predefinedRoles'
import { sdkCapabilities } from './content/data/sdkCapabilities'
import { sdks } from './content/data/sdks'
import { stickinessOptions } from './content/data/stickinessOptions'
import { strategyParameters } from './content/data/strategyParameters'
import { announcement } from './content/site/announcement'
import { footer } from './content/site/footer'
import { glossary } from './content/site/glossary'
import { home } from './content/site/home'
import { navbar } from './content/site/navbar'
import { oldPaths, productPaths } from './content/site/redirects'
import { sidebars } from './content/site/sidebars'
import { openApiDocument, readmes } from './content/site/sources'
import { thirdParties } from './content/site/thirdParties'
import { algoliaEnvironment } from './src/build/search/algoliaEnvironment'
import { algoliaPlugin } from './src/build/search/algoliaPlugin'
import { staticFilesAdapter } from './src/build/staticFilesAdapter'
import { contentComponentRules } from './src/markdown/contentComponentRules'
import { factComponentRules } from './src/markdown/facts/factComponentRules'
import { samplePlaceholders } from './src/shared/samplePlaceholders'

const siteUrl = 'https://docs.getunleash.io'
const editUrlBase = 'https://github.com/Unleash/unleash/edit/main/website/'
const sourceMode = process.env.SOURCES
const links = { siteUrls: [siteUrl, 'https://docs.unleash-hosted.com'], oldPaths: { ...oldPaths, ...productPaths } }

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl,
    title: 'Unleash documentation',
    tagline: 'The enterprise ready feature toggle service',
  },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true },
  // On Netlify its adapter writes redirects and headers; everywhere else ours does, and moves no file (see ARCHITECTURE.md).
  adapter: process.env.NETLIFY ? netlifyAdapter() : staticFilesAdapter(),
  plugins: [
    'gatsby-plugin-react-helmet',
    'gatsby-problem-report',
    'gatsby-remote-document',
    'gatsby-markdown-tree',
    { resolve: 'gatsby-source-filesystem', options: { name: 'docs', path: path.resolve('content/docs') } },
    {
      resolve: 'gatsby-source-docs',
      options: {
        root: 'content/docs',
        components: { ...contentComponentRules, ...factComponentRules },
        glossary,
        editUrlBase,
        sidebar: 'docs',
      },
    },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    {
      resolve: 'gatsby-source-facts',
      options: {
        lists: {
          activationStrategies,
          apiTokenTypes,
          constraintOperators,
          environmentVariables,
          eventTypes,
          featureAvailability,
          flagTypes,
          integrationEvents,
          permissions,
          predefinedRoles,
          sdkCapabilities,
          sdks,
          stickinessOptions,
          strategyParameters,
        },
        root: 'content/data',
        pages: factPages,
        textTypes: ['Doc'],
      },
    },
    {
      resolve: 'gatsby-source-openapi',
      options: {
        document: openApiDocument,
        introductionFile: 'content/openapi/introduction.md',
        mode: sourceMode,
        openapiUrl: process.env.OPENAPI_URL,
        routeBase: '/reference/api/unleash',
        infoSlug: 'unleash-api',
        filesBase: '/openapi/unleash',
        placeholders: samplePlaceholders,
        sidebar: 'docs',
        editUrlBase,
        textTypes: ['Doc'],
        ...links,
      },
    },
    {
      resolve: 'gatsby-source-readmes',
      options: {
        sources: readmes,
        mode: sourceMode,
        baseUrl: process.env.README_BASE_URL,
        bundledFolder: 'content/readmes',
        sidebar: 'docs',
        editUrlBase,
        ...links,
      },
    },
    {
      resolve: 'gatsby-source-site',
      options: { sidebars, oldPaths, productPaths, navbar, footer, home, announcement, thirdParties },
    },
    ...algoliaPlugin(algoliaEnvironment(process.env)),
  ],
}

export default config
