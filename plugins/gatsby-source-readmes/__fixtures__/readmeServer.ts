import { testServer, type TestServer } from '../../gatsby-remote-document/src/testServer'

/** How the server answers for one address: a text, a text of another kind, an error, or nothing ever. */
export type Answer = string | { type?: string; status?: number; text?: string | Buffer; isHanging?: true }

/** A server for READMEs; `answers` may be changed while it runs. Unknown addresses are 404. */
export async function readmeServer(answers: Record<string, Answer>): Promise<TestServer & { baseUrl: string }> {
  const server = await testServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? { status: 404, text: '404: Not Found' }
    const {
      type = 'text/plain; charset=utf-8',
      status = 200,
      text = '',
      isHanging = false,
    } = typeof answer === 'string' ? { text: answer } : answer
    if (isHanging) return
    response.writeHead(status, { 'content-type': type }).end(text)
  })
  return Object.assign(server, { baseUrl: new URL('/', server.url).href })
}
