import type { ApiNode } from '../../../../plugins/gatsby-source-openapi/src/nodes/NodeContext'
import type { ApiField, ApiMediaType, SchemaRow } from '../../../../plugins/gatsby-source-openapi/types'
import { bodyId, headerParent, requestId, responseId, rowId } from '../../../shared/schemaRows'
import { fitOperation, type OperationRows } from '../fitOperation'

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

interface OperationFields extends OperationRows {
  headings: readonly { id: string }[]
  bodySchemas?: unknown
}

/** The rows of every operation's page as the template draws them. */
export function pagesOf(nodes: readonly ApiNode[]): PageRows[] {
  return nodes.filter(({ type }) => type === 'ApiOperation').map(({ key, fields }) => pageOf(key, fields as unknown as OperationFields))
}

function pageOf(key: string, { bodySchemas: _, ...fields }: OperationFields): PageRows {
  const rows = fitOperation(
    fields,
    fields.headings.map(({ id }) => id),
  )
  const page: PageRows = { key, ids: [], links: [], bytes: JSON.stringify({ ...fields, ...rows }).length }
  for (const parameter of rows.parameters) addField(parameter, parameter.in)
  addBodies(rows.requestBody?.mediaTypes ?? [], requestId)
  for (const { status, headers, mediaTypes } of rows.responses) {
    for (const header of headers) addField(header, headerParent(status))
    addBodies(mediaTypes, responseId(status))
  }
  return page

  function addField({ name, schema }: ApiField, parent: string): void {
    add(schema, rowId(parent, { name, ...schema }))
  }

  function addBodies(mediaTypes: readonly ApiMediaType[], parent: string): void {
    mediaTypes.forEach(({ mediaType, schema }, index) => {
      if (schema) add(schema, bodyId(parent, mediaType, index))
    })
  }

  function add(row: SchemaRow, id: string): void {
    page.ids.push(id)
    if (row.repeats !== undefined) page.links.push(row.repeats)
    const { children = [], additional, items, variants = [] } = row
    const below = [...children, ...(additional ? [additional] : []), ...(items ? [items] : [])]
    for (const child of [...below, ...variants.flatMap(({ rows }) => rows)]) add(child, rowId(id, child))
  }
}
