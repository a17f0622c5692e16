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

/** Whether the API document has a field such as `flagSchema.name`, and whether it's required. */
export function documentedField(
  name: string,
  document: Document = bundledDocument(),
): 'required' | 'optional' | undefined {
  const [schemaName = '', field = ''] = name.split('.')
  const schema = document.components.schemas[schemaName] as Schema | undefined
  if (schema?.properties?.[field] === undefined) return undefined
  return schema.required?.includes(field) ? 'required' : 'optional'
}

interface Schema {
  properties?: Record<string, unknown>
  required?: readonly string[]
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
