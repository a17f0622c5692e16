import type { CompiledMarkdown } from './CompiledMarkdown'

/** The result for a text on which a compiler itself failed, as for brackets nested some thousand deep. */
export function compileFailure(file: string, error: unknown): CompiledMarkdown {
  const message = error instanceof Error ? error.message : String(error)
  return {
    tree: [],
    headings: [],
    problems: [
      {
        severity: 'error',
        file,
        what: `The text cannot be compiled: ${message.replace(/\.$/, '')}.`,
        fix: 'Simplify the text: remove deep nesting, or halve it until the part is found.',
      },
    ],
    dependencies: [],
  }
}
