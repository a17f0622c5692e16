import type { ApiField, ApiMediaType, SchemaRow } from '../../types'
import type { ApiOperation } from '../read/ApiDocument'
import { addressRow, withSegment, type AddressedPage } from './addressRow'
import { foldBelow, rowCost, type RowCost } from './fitRows'
import { headerParent, nameSegment, rowId } from './rowSegment'
import { shareBodies } from './shareBodies'

type Row = SchemaRow<string>
type Change = (row: Row, id: string) => Row

/** A page of more rows shows each component once; other places link to it. */
const sharedFrom = 100
/** A page whose rows cost more is folded from its deepest level up: a page has 1,800 elements and 30 KB of data at most. */
const most = { elements: 1200, bytes: 19_000 }
/** Levels of the deepest schema, see `schemaRow`. */
const deepest = 15

/**
 * An operation whose rows have addresses that are unique in its page, see `rowSegment`, and are few enough for one page.
 *
 * @param headings ids that the page has beside those of rows.
 */
export function addressOperation(operation: ApiOperation, headings: Iterable<string>): ApiOperation {
  const ids = [...headings]
  const shared = shareBodies(operation)
  let addressed = withAddresses(shared, ids)
  for (let levels = deepest; levels > 1 && isTooMuch(costOf(addressed)); levels -= 1) {
    addressed = withAddresses(mapRows(shared, undefined, (row) => foldBelow(row, levels)), ids)
  }
  return addressed
}

function withAddresses(operation: ApiOperation, ids: readonly string[]): ApiOperation {
  const taken = new Set(ids)
  const page = costOf(operation).rows > sharedFrom ? { taken, shown: new Map<string, string>() } : { taken }
  return mapRows(operation, page, (row, id) => addressRow(row, id, page))
}

function isTooMuch({ elements, bytes }: RowCost): boolean {
  return elements > most.elements || bytes > most.bytes
}

function costOf(operation: ApiOperation): RowCost {
  const cost = { rows: 0, elements: 0, bytes: 0 }
  mapRows(operation, undefined, (row) => {
    const { rows, elements, bytes } = rowCost(row)
    cost.rows += rows
    cost.elements += elements
    cost.bytes += bytes
    return row
  })
  return cost
}

/** Changes all schemas of an operation; a field's own segment is found where there is a page to keep it unique in. */
function mapRows(operation: ApiOperation, page: AddressedPage | undefined, change: Change): ApiOperation {
  const { parameters, requestBody, responses } = operation
  return {
    ...operation,
    parameters: parameters.map((parameter) => fieldOf(parameter, parameter.in)),
    ...(requestBody && { requestBody: { ...requestBody, mediaTypes: bodyOf(requestBody.mediaTypes) } }),
    responses: responses.map((response) => ({
      ...response,
      headers: response.headers.map((header) => fieldOf(header, headerParent(response.status))),
      mediaTypes: bodyOf(response.mediaTypes),
    })),
  }

  function fieldOf<Field extends ApiField<string>>(field: Field, parent: string): Field {
    const { name, schema } = field
    const { segment } = page ? withSegment({ ...schema, name }, parent, nameSegment(name), page.taken) : schema
    const named = { ...schema, ...(segment !== undefined && { segment }) }
    return { ...field, schema: change(named, rowId(parent, { name, ...named })) }
  }

  function bodyOf(mediaTypes: readonly ApiMediaType<string>[]): ApiMediaType<string>[] {
    return mediaTypes.map((media) =>
      media.schema ? { ...media, schema: change(media.schema, media.id) } : media,
    )
  }
}
