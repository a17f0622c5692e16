interface Operation {
  operationId: string
  tags?: string[]
}

/** As much of an OpenAPI document as repeating it needs. */
export interface RepeatableDocument {
  tags?: { name: string }[]
  paths: Record<string, Record<string, Operation>>
}

/** A document with every operation so many times: under other paths, ids and tags, with the same components. */
export function repeatDocument<Document extends RepeatableDocument>(document: Document, times: number): Document {
  const { tags = [] } = document
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 2)
  return {
    ...document,
    tags: [...tags, ...copies.flatMap((copy) => tags.map((tag) => ({ ...tag, name: `${tag.name} ${copy}` })))],
    paths: Object.assign({}, document.paths, ...copies.map((copy) => pathsOfCopy(document, copy))) as Document['paths'],
  }
}

function pathsOfCopy({ paths }: RepeatableDocument, copy: number): RepeatableDocument['paths'] {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      `/copy${copy}${path}`,
      Object.fromEntries(
        Object.entries(item).map(([key, part]) => [key, isOperation(part) ? operationOfCopy(part, copy) : part]),
      ),
    ]),
  )
}

function isOperation(part: object): part is Operation {
  return 'operationId' in part
}

function operationOfCopy(operation: Operation, copy: number): Operation {
  const { tags } = operation
  return {
    ...operation,
    operationId: `${operation.operationId}Copy${copy}`,
    ...(tags && { tags: tags.map((tag) => `${tag} ${copy}`) }),
  }
}
