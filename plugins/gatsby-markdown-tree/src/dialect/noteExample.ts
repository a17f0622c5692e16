import type { Code } from 'mdast'
import { noteReference } from './noteReference'
import { report, type Part } from './Part'

/**
 * Notes a code block with `operation="…"` as an example of that operation of the API, with `response="200"` as the body of
 * that response. A block with several calls names an operation for each of them, with blanks between. Code that may call
 * the API is noted too: whoever knows the operations can say which one is missing.
 */
export function noteExample(node: Code, values: ReadonlyMap<string, string>, code: string, part: Part): void {
  const language = node.lang ?? ''
  const operations = values.get('operation')?.split(/\s+/)
  const response = values.get('response')
  if (operations !== undefined) {
    for (const [index, operation] of operations.entries()) {
      noteReference(part, node, 'operation', operation, {
        language,
        code,
        ...(operations.length > 1 && { call: { index, of: operations.length } }),
        ...(response !== undefined && { response }),
      })
    }
  } else if (response !== undefined) {
    const fix = 'Add operation="…" with the id of the operation that responds so.'
    report(part, node, 'A code block names a response, but no operation.', fix)
  } else if (language === 'http' || /\bcurl\b/.test(code)) {
    noteReference(part, node, 'call', '', { language, code })
  }
}
