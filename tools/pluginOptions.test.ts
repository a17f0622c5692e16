import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import config from '../gatsby-config'
import * as docs from '../plugins/gatsby-source-docs/gatsby-node'
import * as facts from '../plugins/gatsby-source-facts/gatsby-node'
import * as openapi from '../plugins/gatsby-source-openapi/gatsby-node'
import * as readmes from '../plugins/gatsby-source-readmes/gatsby-node'
import * as site from '../plugins/gatsby-source-site/gatsby-node'

const plugins = {
  'gatsby-source-docs': docs,
  'gatsby-source-facts': facts,
  'gatsby-source-openapi': openapi,
  'gatsby-source-readmes': readmes,
  'gatsby-source-site': site,
}

/** Validates options as Gatsby does before a build. */
async function errorsOf(
  name: keyof typeof plugins,
  change: (options: Record<string, unknown>) => Record<string, unknown> = (same) => same,
  { plugins: entries } = config,
) {
  const entry = entries?.find((plugin) => typeof plugin === 'object' && plugin.resolve === name)
  const options = typeof entry === 'object' ? entry.options : undefined
  const { pluginOptionsSchema } = plugins[name]
  if (!options || !pluginOptionsSchema) throw new Error(`${name} has no options in gatsby-config.ts, or no schema.`)
  const { errors, warnings } = await testPluginOptionsSchema(pluginOptionsSchema, change({ ...options }))
  return [...errors, ...warnings]
}

/** The configuration of `gatsby develop` with a page that needs neither the API nor a README. */
async function configOfChosenPages() {
  vi.stubEnv('DOCS', 'quickstart')
  vi.stubEnv('gatsby_executing_command', 'develop')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  return (await import('../gatsby-config')).default
}

describe.each(Object.keys(plugins) as (keyof typeof plugins)[])('%s', (name) => {
  test('accepts the options in gatsby-config.ts', async () => {
    expect(await errorsOf(name)).toEqual([])
  })

  test('accepts the options when pages are chosen', async () => {
    expect(await errorsOf(name, undefined, await configOfChosenPages())).toEqual([])
  })

  test('refuses no options at all, and one that it does not know', async () => {
    expect(await errorsOf(name, () => ({}))).not.toEqual([])
    expect(await errorsOf(name, (options) => ({ ...options, sidbar: 'docs' }))).toEqual([
      expect.stringContaining('"sidbar" is not an option of this plugin. Known options: ') as string,
    ])
  })
})

test('wrong values are named with their place', async () => {
  expect([
    ...(await errorsOf('gatsby-source-openapi', (options) => ({ ...options, fetchSeconds: '5000000' }))),
    ...(await errorsOf('gatsby-source-readmes', (options) => ({ ...options, fetchSeconds: 'long' }))),
    ...(await errorsOf('gatsby-source-readmes', (options) => ({
      ...options,
      siteUrls: 'docs.example.com',
      sources: [{}],
    }))),
    ...(await errorsOf('gatsby-source-site', (options) => ({ ...options, announcement: undefined }))),
    ...(await errorsOf('gatsby-source-facts', (options) => ({ ...options, lists: { sdks: {} }, pages: undefined }))),
  ]).toMatchInlineSnapshot(`
    [
      ""fetchSeconds" must be less than or equal to 3600",
      ""fetchSeconds" must be a number",
      ""sources[0].repository" is required",
      ""sources[0].revision" is required",
      ""sources[0].file" is required",
      ""sources[0].route" is required",
      ""sources[0].label" is required",
      ""sources[0].type" is required",
      ""siteUrls" must be an array",
      ""announcement" is required",
      ""lists.apiTokenTypes" is required",
      ""lists.permissions" is required",
      ""lists.predefinedRoles" is required",
      ""lists.eventTypes" is required",
      ""lists.integrationEvents" is required",
      ""lists.environmentVariables" is required",
      ""lists.featureAvailability" is required",
      ""lists.conceptGuides" is required",
      ""lists.flagTypes" is required",
      ""lists.glossaryTerms" is required",
      ""lists.errorMessages" is required",
      ""lists.versionChanges" is required",
      ""lists.sdks" must be an array",
      ""lists.sdkCapabilities" is required",
      ""lists.activationStrategies" is required",
      ""lists.strategyParameters" is required",
      ""lists.stickinessOptions" is required",
      ""lists.constraintOperators" is required",
      ""pages" is required",
    ]
  `)
})
