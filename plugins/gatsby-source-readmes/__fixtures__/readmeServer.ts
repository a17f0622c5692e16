import { testServer, type TestServer } from '../../remote-document/testing/testServer'

/** What the server returns for a path: a string, content of another type, an error, or no response at all. */
export type Reply = string | { type?: string; status?: number; text?: string | Buffer; isHanging?: true }

/** A server for READMEs; `replies` can be changed while it runs. Unknown paths are 404. */
export async function readmeServer(replies: Record<string, Reply>): Promise<TestServer & { baseUrl: string }> {
  const server = await testServer((request, response) => {
    const reply = replies[request.url ?? ''] ?? { status: 404, text: '404: Not Found' }
    const {
      type = 'text/plain; charset=utf-8',
      status = 200,
      text = '',
      isHanging = false,
    } = typeof reply === 'string' ? { text: reply } : reply
    if (isHanging) return
    response.writeHead(status, { 'content-type': type }).end(text)
  })
  return Object.assign(server, { baseUrl: new URL('/', server.url).href })
}
