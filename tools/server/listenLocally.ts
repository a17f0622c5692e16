import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  port: number
  /** Also ends open connections. */
  close: () => Promise<void>
}

/**
 * Starts a server on the loopback interface.
 *
 * @param port 0 for any free one
 * @throws when the port is taken
 */
export async function listenLocally(server: Server, port = 0): Promise<LocalServer> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
