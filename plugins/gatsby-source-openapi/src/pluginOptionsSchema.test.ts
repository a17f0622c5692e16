import { expect, test } from 'vitest'
import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { formatProblems } from '../../problem-report'
import { placeholders } from '../__fixtures__/placeholders'
import type { ApiSource, OpenApiOptions } from '../types'
import { pluginOptionsSchema, sourceListProblems } from './pluginOptionsSchema'

const current = {
  version: '5.8',
  isCurrent: true,
  url: 'https://us.example.com/openapi.json',
  bundledFile: 'a.json',
  routeBase: '/api',
} as const
const older = { version: '5.7', bundledFile: 'b.json', routeBase: '/api-5-7' } as const

test.each<[string, ApiSource[]]>([
  ['one version', [current]],
  ['two versions', [current, older]],
  ['the current one last', [older, { ...older, version: '4.22', routeBase: '/api-4-22' }, current]],
])('nothing is wrong with %s', (_, sources) => {
  expect(sourceListProblems(sources)).toEqual([])
})

test('all mistakes are reported together, each with its entry', () => {
  const sources: ApiSource[] = [
    current,
    { ...older, version: '5.8' },
    { ...older, version: '5.7.3', routeBase: '/api' },
    { ...current, version: '6.0', routeBase: '/api-6' },
    { ...older, version: '5.6', url: 'https://old.example.com/openapi.json' },
  ]
  expect(formatProblems(sourceListProblems(sources))).toMatchInlineSnapshot(`
    "content/site/sources.ts  openApiDocuments > 2
      The version "5.8" is already entry 1.
      Remove one of the two, or correct its version.

    content/site/sources.ts  openApiDocuments > 3
      "5.7.3" isn't a version.
      Write its major and minor number, as in "5.8".

    content/site/sources.ts  openApiDocuments > 3
      The pages would be at "/api", like those of entry 1.
      Give each version its own "routeBase".

    content/site/sources.ts  openApiDocuments > 4
      The version "6.0" is marked as the current one, like entry 1.
      Keep "isCurrent" in one of them.

    content/site/sources.ts  openApiDocuments > 5
      The older version "5.6" has a URL, but only the current one is fetched.
      Remove "url".

    content/site/sources.ts  openApiDocuments > 5
      The pages would be at "/api-5-7", like those of entry 2.
      Give each version its own "routeBase"."
  `)
})

test('without a current version there is no page to lead to', () => {
  expect(formatProblems(sourceListProblems([older]))).toMatchInlineSnapshot(`
    "content/site/sources.ts  openApiDocuments
      No version is marked as the current one.
      Add "isCurrent: true" to the version that the other pages of the site describe."
  `)
})

test('the current version is fetched', () => {
  const { url: _, ...source } = current
  expect(formatProblems(sourceListProblems([source]))).toMatchInlineSnapshot(`
    "content/site/sources.ts  openApiDocuments > 1
      The current version has no URL.
      Add "url": where its document can be fetched."
  `)
})

const options: OpenApiOptions = {
  documents: [
    {
      version: '5.8',
      isCurrent: true,
      url: 'https://us.example.com/docs/openapi.json',
      bundledFile: 'content/openapi/unleash.json',
      routeBase: '/reference/api/unleash',
    },
    {
      version: '5.7',
      bundledFile: 'content/openapi/unleash-5.7.json',
      routeBase: '/reference/api/unleash-5-7',
    },
  ],
  introductionFile: 'content/openapi/introduction.md',
  historyFile: 'content/data/operationHistory.json',
  mode: 'live',
  openapiUrl: '',
  infoSlug: 'unleash-api',
  filesBase: '/openapi/unleash',
  placeholders,
  editUrlBase: 'https://example.com/edit/main/',
  siteUrls: ['https://docs.example.com'],
  oldPaths: { '/tags': '/reference/tags' },
  textTypes: ['Doc'],
}

async function errorsOf(over: object): Promise<string[]> {
  if (!pluginOptionsSchema) throw new Error('The plugin has no schema.')
  return (await testPluginOptionsSchema(pluginOptionsSchema, { ...options, ...over })).errors
}

test('the options of gatsby-config.ts are valid, also where environment variables are not set', async () => {
  expect(await errorsOf({})).toEqual([])
  expect(await errorsOf({ mode: undefined, openapiUrl: undefined })).toEqual([])
})

test('wrong options are reported together, each with what it must be', async () => {
  const wrong = {
    documents: [{ version: '5.8', isCurrent: false, url: 'openapi.json', routeBase: 'reference/api/' }],
    infoSlug: 'Unleash API',
    placeholders: { ...placeholders, server: 'https://unleash.example.com/' },
    siteUrls: 'https://docs.example.com',
    textTypes: undefined,
    routebase: '/reference/api',
  }
  expect(await errorsOf(wrong)).toMatchInlineSnapshot(`
    [
      ""documents[0].isCurrent" must be [true]",
      ""documents[0].url" must be a valid uri with a scheme matching the http|https pattern",
      ""documents[0].bundledFile" is required",
      ""documents[0].routeBase" is "reference/api/", but it must start with a slash and not end with one, as "/reference/api" does",
      ""infoSlug" is "Unleash API", but it must be one path segment of a-z, 0-9 and "-"",
      ""placeholders.server" is "https://unleash.example.com/", but it must be an http or https URL without a path or a slash at the end",
      ""siteUrls" must be an array",
      ""textTypes" is required",
      ""routebase" is not an option of this plugin. Known options: documents, introductionFile, historyFile, lockFile, mode, openapiUrl, infoSlug, filesBase, placeholders, editUrlBase, siteUrls, oldPaths, fetchSeconds, textSeconds, textTypes",
    ]
  `)
})

test('an old path without a slash is left to the report about redirects', async () => {
  expect(await errorsOf({ oldPaths: { tags: '/reference/tags' } })).toEqual([])
})

test('a writer who develops other pages needs no version', async () => {
  expect(await errorsOf({ documents: [] })).toEqual([])
})
