import http from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { listenLocally } from '../../../tools/server/listenLocally'

/** A request that passed the recorder, and its response. */
export interface Exchange {
  method: string
  /** With its query. */
  path: string
  status: number
  contentType: string
  /** Body of the response, decoded. */
  text: string
}

export interface Recorder {
  /** Requests to this URL are sent to the server. */
  url: string
  exchanges: Exchange[]
  close: () => Promise<void>
}

/**
 * Starts a proxy that records what programs and commands exchange with a server.
 *
 * @param exchanges where they are added; a list of its own without it
 */
export async function startRecorder(server: string, exchanges: Exchange[] = []): Promise<Recorder> {
  const { hostname, port } = new URL(server)
  const agent = new http.Agent({ keepAlive: true })
  const proxy = http.createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const forwarded = http.request(
      { agent, hostname, port, method, path: url, headers: { ...headers, host: `${hostname}:${port}` } },
      (received) => {
        const chunks: Buffer[] = []
        response.writeHead(received.statusCode ?? 502, received.headers)
        received.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          response.write(chunk)
        })
        received.on('end', () => {
          const text = decoded(Buffer.concat(chunks), received.headers['content-encoding'])
          exchanges.push({
            method,
            path: url,
            status: received.statusCode ?? 0,
            contentType: received.headers['content-type'] ?? '',
            text,
          })
          response.end()
        })
      },
    )
    forwarded.on('error', (error) => response.writeHead(502).end(error.message))
    request.pipe(forwarded)
  })
  const local = await listenLocally(proxy)
  const close = () => {
    agent.destroy()
    return local.close()
  }
  return { url: `http://127.0.0.1:${local.port}`, exchanges, close }
}

function decoded(body: Buffer, encoding = ''): string {
  if (body.length === 0) return ''
  const decode = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }[encoding]
  return (decode ? decode(body) : body).toString()
}

/** The body as JSON; undefined for anything else. */
export function jsonOf({ text }: Pick<Exchange, 'text'>): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
