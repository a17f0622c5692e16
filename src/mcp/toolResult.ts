import type { CallToolResult } from '@modelcontextprotocol/server'

/** A request that can't be carried out, with a message that says what would work. */
export class ToolFault extends Error {}

/** The result of a tool: Markdown, and what programs read of it. A fault becomes a result that is marked as an error. */
export async function toolResult(
  work: () => string | Promise<string> | { text: string; data: Record<string, unknown> },
): Promise<CallToolResult> {
  try {
    const result = await work()
    const { text, data } = typeof result === 'string' ? { text: result, data: undefined } : result
    return { content: [{ type: 'text', text }], ...(data && { structuredContent: data }) }
  } catch (error) {
    if (!(error instanceof ToolFault)) throw error
    return { content: [{ type: 'text', text: error.message }], isError: true }
  }
}
