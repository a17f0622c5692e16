import type { ApiDocument } from './read/ApiDocument'

/** A document that lost more of its operations than this is taken for broken. */
const largestLoss = 0.2

export interface OperationChanges {
  /** `GET /api/admin/projects (getProjects)` */
  added: string[]
  removed: string[]
  before: number
  after: number
  /** More than 20 % fewer operations than before. */
  isGreatLoss: boolean
}

/** What another version of a document does to its operations, which are told apart by method and path. */
export function operationChanges(
  before: Pick<ApiDocument, 'operations'>,
  after: Pick<ApiDocument, 'operations'>,
): OperationChanges {
  const old = linesOf(before)
  const current = linesOf(after)
  return {
    added: [...current].filter(([key]) => !old.has(key)).map(([, line]) => line),
    removed: [...old].filter(([key]) => !current.has(key)).map(([, line]) => line),
    before: before.operations.length,
    after: after.operations.length,
    isGreatLoss: after.operations.length < before.operations.length * (1 - largestLoss),
  }
}

function linesOf({ operations }: Pick<ApiDocument, 'operations'>): Map<string, string> {
  return new Map(
    operations.map(({ method, endpoint, operationId }) => [
      `${method} ${endpoint}`,
      `${method} ${endpoint} (${operationId})`,
    ]),
  )
}
