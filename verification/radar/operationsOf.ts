import { readFileSync } from 'node:fs'

interface Document {
  paths: Record<string, Record<string, { operationId?: string }>>
  components: { schemas: Record<string, unknown> }
}

/** Finds the operations of the API document whose requests or responses contain a schema, also inside of another one. */
export function operationsOf(document: Document = bundledDocument()): (schema: string) => string[] {
  const operations = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => ({ id: operation.operationId ?? '', schemas: schemasIn(operation, document) }))
  return (schema) => operations.flatMap(({ id, schemas }) => (schemas.has(schema) ? [id] : []))
}

function bundledDocument(): Document {
  return JSON.parse(readFileSync('content/openapi/unleash.json', 'utf8')) as Document
}

function schemasIn(part: unknown, document: Document): Set<string> {
  const found = new Set<string>()
  const waiting = [part]
  while (waiting.length > 0) {
    const text = JSON.stringify(waiting.pop() ?? {})
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue
      found.add(name)
      waiting.push(document.components.schemas[name])
    }
  }
  return found
}
