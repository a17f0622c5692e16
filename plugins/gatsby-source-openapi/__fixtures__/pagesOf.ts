import { headerParent, rowId } from '../src/address/rowSegment'
import type { ApiNode } from '../src/nodes/NodeContext'
import type { ApiField, ApiMediaType, ApiParameter, ApiResponse, SchemaRow } from '../types'

/** What a page of an operation has of rows. */
export interface PageRows {
  key: string
  /** Of every row, in order. */
  ids: string[]
  /** Ids that rows link to. */
  links: string[]
  /** Of everything that the page queries of its node. */
  bytes: number
}

interface OperationFields {
  parameters: ApiParameter[]
  requestBody: { mediaTypes: ApiMediaType[] } | null
  responses: ApiResponse[]
  bodySchemas?: unknown
}

/** The rows of every operation's page as the template draws them. */
export function pagesOf(nodes: readonly ApiNode[]): PageRows[] {
  return nodes.filter(({ type }) => type === 'ApiOperation').map(({ key, fields }) => pageOf(key, fields as unknown as OperationFields))
}

function pageOf(key: string, { bodySchemas: _, ...fields }: OperationFields): PageRows {
  const page: PageRows = { key, ids: [], links: [], bytes: JSON.stringify(fields).length }
  for (const parameter of fields.parameters) addField(parameter, parameter.in)
  for (const media of fields.requestBody?.mediaTypes ?? []) addBody(media)
  for (const { status, headers, mediaTypes } of fields.responses) {
    for (const header of headers) addField(header, headerParent(status))
    mediaTypes.forEach(addBody)
  }
  return page

  function addField({ name, schema }: ApiField, parent: string): void {
    add(schema, rowId(parent, { name, ...schema }))
  }

  function addBody({ id, schema }: ApiMediaType): void {
    if (schema) add(schema, id)
  }

  function add(row: SchemaRow, id: string): void {
    page.ids.push(id)
    if (row.repeats !== undefined) page.links.push(row.repeats)
    const { children = [], additional, items, variants = [] } = row
    const below = [...children, ...(additional ? [additional] : []), ...(items ? [items] : [])]
    for (const child of [...below, ...variants.flatMap(({ rows }) => rows)]) add(child, rowId(id, child))
  }
}
