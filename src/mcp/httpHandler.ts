import { createMcpHandler } from '@modelcontextprotocol/server'
import { createDocsServer } from './docsServer'
import type { DocsSite } from './docsSite'

/** Of a request: a response of `/api/client/features` with hundreds of flags. */
const maxBytes = 1_000_000

/**
 * Responds to MCP over HTTP, without sessions.
 * @param openSite called by the first request that is let through; the site stays open for later ones
 */
export function docsHandler(openSite: () => Promise<DocsSite>): (request: Request) => Promise<Response> {
  let site: Promise<DocsSite> | undefined
  const { fetch: respond } = createMcpHandler(async () => createDocsServer(await (site ??= openSite())), {
    maxRequestBodySize: maxBytes,
  })
  return async (request) => {
    if (request.method !== 'POST') return refuse(405, 'Send MCP messages with POST.', { allow: 'POST' })
    // A page of another site must not use its readers' addresses; programs send no origin.
    const origin = request.headers.get('origin')
    if (origin !== null && origin !== new URL(request.url).origin)
      return refuse(403, `Pages of ${origin} can't use this server. Use an MCP client.`)
    return respond(request)
  }
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code: -32_600, message } }, { status, headers })
}
