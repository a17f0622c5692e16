import type { Histories } from '../src/history/readHistory'
import { apiNodes } from '../src/nodes/apiNodes'
import type { ApiNode, CompileText, Introduction } from '../src/nodes/NodeContext'
import type { OtherVersion } from '../src/read/ApiDocument'
import { readDocument } from '../src/read/readDocument'
import type { Json } from '../types'
import { placeholders } from './placeholders'

/** Instead of the Markdown compiler: a paragraph for each line, a heading for `## text`. */
const compile: CompileText = async (markdown) => {
  const lines = markdown.split('\n').filter(Boolean)
  const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3))
  return {
    tree: lines.map((line) => (line.startsWith('## ') ? ['h2', { id: 'x' }, line.slice(3)] : ['p', 0, line])),
    headings: headings.map((text) => ({ id: `text-${text}`, text, depth: 2 })),
  }
}

export const introduction: Introduction = {
  tree: [['h2', { id: 'x' }, 'Errors']],
  headings: [{ id: 'x', text: 'Errors', depth: 2 }],
  sourceFile: 'content/introduction.md',
  editUrl: 'https://example.com/content/introduction.md',
  lastUpdated: null,
}

/** The nodes of a document, without Gatsby and with a simple Markdown compiler. */
export async function nodesOf(json: Json, histories: Histories = new Map(), other?: OtherVersion): Promise<ApiNode[]> {
  const { document } = readDocument(json, 'api.json', 'unleash-api')
  if (!document) throw new Error('The document of this test is not an OpenAPI document.')
  return apiNodes({
    document: { ...document, ...(other && { other }) },
    editions: [],
    keyPrefix: '',
    introduction,
    histories,
    routeBase: '/reference/api/unleash',
    infoSlug: 'unleash-api',
    sourceFile: 'https://us.example.com/base/openapi.json',
    editUrl: null,
    lastUpdated: null,
    compile,
    nodeId: (type, key) => `${type}:${key}`,
    filesBase: '/openapi/unleash',
    placeholders,
    resolveLink: (href) => (href.startsWith('/') ? href : undefined),
  })
}
