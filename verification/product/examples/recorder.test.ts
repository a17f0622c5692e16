import http from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { jsonOf, startRecorder } from './recorder'

test('requests reach the server, and are recorded with their responses', async () => {
  const server = http.createServer((request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      response.end(gzipSync(JSON.stringify({ url: request.url, token: request.headers.authorization, body })))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const recorder = await startRecorder(`http://127.0.0.1:${port}`)
  const response = await fetch(`${recorder.url}/api?a=1`, {
    method: 'POST',
    headers: { authorization: 't' },
    body: 'hello',
  })
  const expected = { url: '/api?a=1', token: 't', body: 'hello' }
  expect(await response.json()).toEqual(expected)
  expect(recorder.exchanges).toEqual([
    { method: 'POST', path: '/api?a=1', status: 201, contentType: 'application/json', text: JSON.stringify(expected) },
  ])
  expect(jsonOf({ text: recorder.exchanges[0]!.text })).toEqual(expected)
  await recorder.close()
  server.close()
  expect(jsonOf({ text: '<html>' })).toBeUndefined()
})

test('a server that is unreachable results in 502', async () => {
  const recorder = await startRecorder('http://127.0.0.1:9')
  expect((await fetch(recorder.url)).status).toBe(502)
  await recorder.close()
})
