import type {
  ApiField,
  ApiMediaType,
  ApiParameter,
  ApiRequestBody,
  ApiResponse,
  SchemaRow,
} from '../../../plugins/gatsby-source-openapi/types'
import { unpack, type Packed } from '../../../plugins/markdown-tree'
import { oncePerObject } from '../../shared/oncePerObject'
import { bodyId, headerParent, nameSegment, requestId, responseId, rowId } from '../../shared/schemaRows'
import { truncateBelow, rowCost, rowsBelow, sumOf, type RowCost } from './rowCost'

interface OperationNode {
  parameters: Packed<ApiParameter[]>
  requestBody: Packed<ApiRequestBody> | null
  responses: Packed<ApiResponse[]>
  headings: readonly { id: string }[]
}

/** The three fields are resolved separately, but share one budget. */
const rowsOf = oncePerObject(({ parameters, requestBody, responses, headings }: OperationNode): OperationRows =>
  fitOperation(
    {
      parameters: unpack(parameters),
      requestBody: requestBody === null ? null : unpack(requestBody),
      responses: unpack(responses),
    },
    headings.map(({ id }) => id),
  ),
)

export const operationResolvers = {
  parameters: { resolve: (node: OperationNode) => rowsOf(node).parameters },
  requestBody: { resolve: (node: OperationNode) => rowsOf(node).requestBody },
  responses: { resolve: (node: OperationNode) => rowsOf(node).responses },
}

export interface OperationRows {
  parameters: readonly ApiParameter[]
  requestBody: ApiRequestBody | null
  responses: readonly ApiResponse[]
}

type Change = (row: SchemaRow, id: string, isBody: boolean) => SchemaRow

/** A page with more rows than this shows each component once, and links to it elsewhere. */
const maxRepeatedRows = 100
/** For all rows: keeps a page below 1,800 elements and 30 KB of data. */
const pageBudget = { elements: 1200, bytes: 19_000 }
/** Levels of the deepest schema: the plugin's `maxDepth`, and the body itself. */
const maxLevels = 15

/**
 * An operation as its page shows it: every row has a unique anchor (`segment`), repeated content is a link (`repeats`), and rows
 * beyond the page's budget are left out from the deepest level up (`truncated`).
 * @param taken other anchors of the page.
 */
export function fitOperation(operation: OperationRows, taken: readonly string[]): OperationRows {
  const shared = shareBodies(operation)
  let fitted = withAnchors(shared, taken)
  let share = shareOfBudget(fitted)
  for (let levels = maxLevels; levels > 1 && share > 1; levels -= 1) {
    const truncated = withAnchors(
      mapRows(shared, undefined, (row) => truncateBelow(row, levels)),
      taken,
    )
    const truncatedShare = shareOfBudget(truncated)
    // `truncateBelow` keeps small components whole: one level less is sometimes more.
    if (truncatedShare < share) [fitted, share] = [truncated, truncatedShare]
  }
  return fitted
}

function shareOfBudget(operation: OperationRows): number {
  const { elements, bytes } = costOf(operation)
  return Math.max(elements / pageBudget.elements, bytes / pageBudget.bytes)
}

function costOf(operation: OperationRows): RowCost {
  const costs: RowCost[] = []
  mapRows(operation, undefined, (row) => {
    costs.push(rowCost(row))
    return row
  })
  return sumOf(costs)
}

function withAnchors(operation: OperationRows, headings: readonly string[]): OperationRows {
  const { requestBody, responses } = operation
  const bodies = (id: string, mediaTypes: readonly ApiMediaType[] = []) =>
    mediaTypes.map(({ mediaType }, index) => bodyId(id, mediaType, index))
  // A property may be called like the second media type.
  const taken = new Set([
    ...headings,
    ...bodies(requestId, requestBody?.mediaTypes),
    ...responses.flatMap(({ status, mediaTypes }) => bodies(responseId(status), mediaTypes)),
  ])
  const page = costOf(operation).rows > maxRepeatedRows ? { taken, shown: new Map<string, string>() } : { taken }
  return mapRows(operation, page, (row, id) => anchorRow(row, id, page))
}

/** A body that equals an earlier one links to it; its examples stay. */
function shareBodies(operation: OperationRows): OperationRows {
  const shown = new Map<string, string>()
  return mapRows(operation, undefined, (row, id, isBody) => {
    if (!isBody || rowsBelow(row).length === 0) return row
    const content = JSON.stringify(row)
    const before = shown.get(content)
    if (before === undefined) {
      shown.set(content, id)
      return row
    }
    const { type, schema, nullable } = row
    return { type, ...(schema !== undefined && { schema }), ...(nullable && { nullable }), repeats: before }
  })
}

/** With a page, each field gets a unique segment. */
function mapRows(operation: OperationRows, page: PageAnchors | undefined, change: Change): OperationRows {
  const { parameters, requestBody, responses } = operation
  return {
    parameters: parameters.map((parameter) => fieldOf(parameter, parameter.in)),
    requestBody: requestBody && { ...requestBody, mediaTypes: bodiesOf(requestBody.mediaTypes, requestId) },
    responses: responses.map((response) => ({
      ...response,
      headers: response.headers.map((header) => fieldOf(header, headerParent(response.status))),
      mediaTypes: bodiesOf(response.mediaTypes, responseId(response.status)),
    })),
  }

  function fieldOf<Field extends ApiField>(field: Field, parent: string): Field {
    const { name, schema } = field
    const { segment } = page ? withSegment({ ...schema, name }, parent, nameSegment(name), page.taken) : schema
    const named = { ...schema, ...(segment !== undefined && { segment }) }
    return { ...field, schema: change(named, rowId(parent, { name, ...named }), false) }
  }

  function bodiesOf(mediaTypes: readonly ApiMediaType[], parent: string): ApiMediaType[] {
    return mediaTypes.map((media, index) =>
      media.schema ? { ...media, schema: change(media.schema, bodyId(parent, media.mediaType, index), true) } : media,
    )
  }
}

interface PageAnchors {
  taken: Set<string>
  /** Anchor of the row that shows a component, by content; absent where everything is shown each time. */
  shown?: Map<string, string>
}

/** Segments of rows without a name: each item of an array, and a property with any other name. */
const itemSegment = '0'
const additionalSegment = 'any'

/**
 * Gives every row below one a unique anchor. A component inside itself, or one that the page has shown, becomes a link.
 * @param around anchors of the components around the row, by name.
 */
function anchorRow(
  row: SchemaRow,
  id: string,
  page: PageAnchors,
  around: ReadonlyMap<string, string> = new Map(),
): SchemaRow {
  page.taken.add(id)
  if (row.recursive !== undefined) {
    const start = around.get(row.recursive)
    return start === undefined ? row : { ...row, repeats: start }
  }
  const { children, additional, items, variants, ...facts } = row
  const inside = { children, additional, items, variants }
  if (page.shown && row.schema !== undefined && Object.values(inside).some(Boolean)) {
    const content = JSON.stringify([row.schema, inside])
    const before = page.shown.get(content)
    if (before !== undefined) return { ...facts, repeats: before }
    page.shown.set(content, id)
  }
  const within = row.schema === undefined ? around : new Map([...around, [row.schema, id]])
  const place = (below: SchemaRow, segment: string): SchemaRow => {
    const placed = withSegment(below, id, segment, page.taken)
    return anchorRow(placed, rowId(id, placed), page, within)
  }
  return {
    ...facts,
    ...(children && { children: children.map((child) => place(child, nameSegment(child.name ?? ''))) }),
    ...(additional && { additional: place(additional, additionalSegment) }),
    ...(items && { items: place(items, itemSegment) }),
    ...(variants && {
      variants: variants.map(({ kind, rows }) => ({
        kind,
        rows: rows.map((variant, index) => place(variant, `${kind.toLowerCase()}-${index}`)),
      })),
    }),
  }
}

/** Sets a segment where the name alone isn't a unique anchor: `name-2` after a row called `name`. */
function withSegment(row: SchemaRow, parent: string, segment: string, taken: ReadonlySet<string>): SchemaRow {
  let free = segment
  for (let count = 2; taken.has(rowId(parent, { segment: free })); count += 1) free = `${segment}-${count}`
  return free === row.name ? row : { ...row, segment: free }
}
