import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestServer {
  url: string
  requests: number
  /** Most requests that waited for their response at the same time. */
  mostAtOnce: number
  close(): Promise<void>
}

/** A loopback server; `requests` counts what reached it. */
export async function testServer(respond: RequestListener): Promise<TestServer> {
  let waiting = 0
  const server = createServer((request, response) => {
    started.requests++
    started.mostAtOnce = Math.max(started.mostAtOnce, ++waiting)
    response.on('close', () => waiting--)
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const started: TestServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/document.json`,
    requests: 0,
    mostAtOnce: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return started
}
