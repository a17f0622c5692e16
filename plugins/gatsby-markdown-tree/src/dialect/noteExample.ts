import type { Code } from 'mdast'
import { noteReference } from './noteReference'
import { report, type Part } from './Part'

/**
 * Notes a code block with `operation="…"` as an example of that operation of the API, with `response="200"` as the body of
 * that response.
 */
export function noteExample(node: Code, values: ReadonlyMap<string, string>, code: string, part: Part): void {
  const operation = values.get('operation')
  const response = values.get('response')
  if (operation !== undefined) {
    noteReference(part, node, 'operation', operation, {
      language: node.lang ?? '',
      code,
      ...(response !== undefined && { response }),
    })
  } else if (response !== undefined) {
    const fix = 'Add operation="…" with the id of the operation that responds so.'
    report(part, node, 'A code block names a response, but no operation.', fix)
  }
}
