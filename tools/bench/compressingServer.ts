import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export interface CompressingServer {
  origin: string
  close: () => Promise<void>
}

const compressible = /^(text|application)\/(html|css|plain|markdown|javascript|json|manifest)|svg/

/** Answers as the site's server does, but compressed by brotli as hosts do, so that bytes on the wire are those of a reader. */
export async function compressingServer(port: number): Promise<CompressingServer> {
  const compressed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    get({ host: '127.0.0.1', port, path: request.url, headers: { accept: '*/*' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { 'content-length': _length, connection: _connection, ...headers } = answer.headers
        const isText = compressible.test(headers['content-type'] ?? '')
        const key = request.url ?? ''
        const body = isText ? (compressed.get(key) ?? brotliCompressSync(Buffer.concat(parts))) : Buffer.concat(parts)
        if (isText) compressed.set(key, body)
        response.writeHead(answer.statusCode ?? 500, { ...headers, ...(isText && { 'content-encoding': 'br' }) })
        response.end(body)
      })
    }).on('error', () => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
