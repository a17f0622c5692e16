import { readFileSync } from 'node:fs'
import { foreignText } from '../src/foreignText'
import { apiNodes } from '../src/nodes/apiNodes'
import { readDocument } from '../src/read/readDocument'
import type { Json } from '../types'

/** Where the documents of others are that are tested with. */
export const foreignFolder = 'node_modules/@readme/oas-examples'

/** A document of others as this plugin reads it. `file` is a path below `foreignFolder`. */
export function readForeign(file: string) {
  return readDocument(JSON.parse(readFileSync(`${foreignFolder}/${file}`, 'utf8')) as Json, file, 'intro')
}

/** All nodes of a document of others. `file` is a path below `foreignFolder`. */
export async function foreignNodes(file: string) {
  const { document } = readForeign(file)
  if (!document) throw new Error(`${file} cannot be read.`)
  return apiNodes({
    document,
    introduction: { tree: [], headings: [], sourceFile: 'introduction.md', editUrl: 'https://example.com', lastUpdated: null },
    routeBase: '/api',
    infoSlug: 'intro',
    filesBase: '/openapi',
    sidebar: 'docs',
    sourceFile: file,
    editUrl: null,
    lastUpdated: null,
    compile: foreignText(file, document.serverUrls, { siteUrls: [], oldPaths: {} }, []),
    resolveLink: () => undefined,
    nodeId: (type, key) => `${type}:${key}`,
  })
}
