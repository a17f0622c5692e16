import { McpServer } from '@modelcontextprotocol/server'
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
