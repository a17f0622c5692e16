import type { Node } from 'mdast'
import type { CodeExample } from '../Reference'
import type { Part } from './Part'

/** Notes that a part names something; whether it exists is checked by the plugin that knows things of this kind. */
export function noteReference(
  { file, page }: Part,
  { position }: Pick<Node, 'position'>,
  kind: string,
  name: string,
  example?: CodeExample,
): void {
  const line = position?.start.line
  page.references.push({ kind, name, file, ...(line !== undefined && { line }), ...(example && { example }) })
}
