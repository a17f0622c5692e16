import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { apiNodes } from '../src/nodes/apiNodes'
import { untrustedText } from '../src/nodes/untrustedText'
import { readDocument } from '../src/read/readDocument'
import type { Json } from '../types'
import { placeholders } from './placeholders'

/** Below this are folders by version of OpenAPI. */
const constructsFolder = '@readme/oas-examples'

/** Small documents with every construct of OpenAPI. */
export const constructs = ['3.0/json', '3.1/json'].flatMap((part) =>
  readdirSync(path.join('node_modules', constructsFolder, part))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(constructsFolder, part, file)),
)

/** Large third-party documents, and how many operations each has at least. */
export const largeDocuments = [
  // A fleet of starships, OpenAPI 3.0.
  [`${constructsFolder}/3.0/json/star-trek.json`, 40],
  // A documentation service, 3.1.
  [`${constructsFolder}/3.1/json/readme.json`, 40],
  // The Cardano blockchain, 3.0: no operation has an id.
  ['@blockfrost/openapi/openapi.yaml', 120],
  // Figma's REST API, 3.1: schemas that contain themselves, with dozens of variants.
  ['@figma/rest-api-spec/openapi/openapi.yaml', 50],
] as const

/** Several test files of a process use the same documents; none changes them. */
function once<Result>(compute: (file: string) => Result): (file: string) => Result {
  const results = new Map<string, Result>()
  return (file) => {
    const result = results.get(file) ?? compute(file)
    results.set(file, result)
    return result
  }
}

/** A third-party document as this plugin reads it. `file` is a path below `node_modules`. */
export const readUntrusted = once((file) => {
  const text = readFileSync(`node_modules/${file}`, 'utf8')
  // YAML has JSON in it, but reading it as such takes ten times as long.
  return readDocument((file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Json, file, 'intro')
})

/** All nodes of a third-party document. `file` is a path below `node_modules`. */
export const untrustedNodes = once(async (file) => {
  const { document } = readUntrusted(file)
  if (!document) throw new Error(`${file} cannot be read.`)
  return apiNodes({
    document,
    editions: [],
    keyPrefix: '',
    histories: new Map(),
    introduction: { tree: [], headings: [], sourceFile: 'introduction.md', editUrl: 'https://example.com', lastUpdated: null },
    routeBase: '/api',
    infoSlug: 'intro',
    filesBase: '/openapi',
    placeholders,
    sourceFile: file,
    editUrl: null,
    lastUpdated: null,
    compile: untrustedText(file, document.serverUrls, { siteUrls: ['https://docs.example.com'], oldPaths: {} }, []),
    resolveLink: () => undefined,
    nodeId: (type, key) => `${type}:${key}`,
  })
})
