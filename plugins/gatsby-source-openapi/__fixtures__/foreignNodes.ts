import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { foreignText } from '../src/foreignText'
import { apiNodes } from '../src/nodes/apiNodes'
import { readDocument } from '../src/read/readDocument'
import type { Json } from '../types'
import { placeholders } from './placeholders'

/** Packages with documents of every construct: below this are folders by version of OpenAPI. */
export const constructsFolder = '@readme/oas-examples'

/** Large documents of others, and how many operations each has at least. */
export const largeDocuments = [
  // A fleet of starships, OpenAPI 3.0.
  [`${constructsFolder}/3.0/json/star-trek.json`, 40],
  // A documentation service, 3.1.
  [`${constructsFolder}/3.1/json/readme.json`, 40],
  // The Cardano blockchain, 3.0: no operation has an id.
  ['@blockfrost/openapi/openapi.yaml', 120],
  // Figma's REST API, 3.1: schemas that hold themselves, with dozens of variants.
  ['@figma/rest-api-spec/openapi/openapi.yaml', 50],
] as const

/** A document of others as this plugin reads it. `file` is a path below `node_modules`. */
export function readForeign(file: string) {
  const text = readFileSync(`node_modules/${file}`, 'utf8')
  // YAML has JSON in it, but reading it as such takes ten times as long.
  return readDocument((file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Json, file, 'intro')
}

/** All nodes of a document of others. `file` is a path below `node_modules`. */
export async function foreignNodes(file: string) {
  const { document } = readForeign(file)
  if (!document) throw new Error(`${file} cannot be read.`)
  return apiNodes({
    document,
    introduction: { tree: [], headings: [], sourceFile: 'introduction.md', editUrl: 'https://example.com', lastUpdated: null },
    routeBase: '/api',
    infoSlug: 'intro',
    filesBase: '/openapi',
    placeholders,
    sidebar: 'docs',
    sourceFile: file,
    editUrl: null,
    lastUpdated: null,
    compile: foreignText(file, document.serverUrls, { siteUrls: [], oldPaths: {} }, []),
    resolveLink: () => undefined,
    nodeId: (type, key) => `${type}:${key}`,
  })
}
