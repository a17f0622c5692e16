import { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { DocsSite } from './docsSite'
import { documentTools } from './documentTools'
import { evaluationTools } from './evaluationTools'
import { factTools, guideResource } from './factTools'

/**
 * The MCP server of the documentation. All of its tools only read: text of the built site, facts, and what the engine of the lab computes.
 * @param site opened once, for all servers of a process
 */
export function createDocsServer(site: DocsSite): McpServer {
  const server = new McpServer(
    { name: 'unleash-docs', title: 'Unleash documentation', version: site.facts.version },
    { instructions: `Documentation of Unleash ${site.facts.version}: search first, then read the sections found.` },
  )
  documentTools(server, site)
  factTools(server, site)
  evaluationTools(server, site)
  guideResource(server, site)
  return server
}

/** A request that can't be answered, with a message that says what would work. */
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
