import { createServer, get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listenLocally } from '../../tools/server/listenLocally'

export interface CompressingServer {
  origin: string
  close: () => Promise<void>
}

/** What a URL ends with whose page is wanted without styles, scripts, fonts and icons: the least that its text can cost. */
export const bareQuery = '?bare'

const compressible = /^(text|application)\/(html|css|plain|markdown|javascript|json|manifest)|svg/

function withoutParts(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<link\b[^>]*>/g, '')
}

/** Responds as the site's server does, but compressed by brotli as hosts do, so that bytes on the wire are those of a reader. */
export async function compressingServer(port: number): Promise<CompressingServer> {
  const compressed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    get({ host: '127.0.0.1', port, path: request.url, headers: { accept: '*/*' } }, (original) => {
      const parts: Buffer[] = []
      original.on('data', (part: Buffer) => parts.push(part))
      original.on('end', () => {
        const { 'content-length': _length, connection: _connection, ...headers } = original.headers
        const isText = compressible.test(headers['content-type'] ?? '')
        const key = request.url ?? ''
        const whole = Buffer.concat(parts)
        const wanted = () => (key.endsWith(bareQuery) ? Buffer.from(withoutParts(whole.toString())) : whole)
        const body = isText ? (compressed.get(key) ?? brotliCompressSync(wanted())) : whole
        if (isText) compressed.set(key, body)
        response.writeHead(original.statusCode ?? 500, { ...headers, ...(isText && { 'content-encoding': 'br' }) })
        response.end(body)
      })
    }).on('error', () => response.writeHead(502).end())
  })
  const { port: ownPort, close } = await listenLocally(server)
  return { origin: `http://127.0.0.1:${ownPort}`, close }
}
