import fs from 'node:fs'
import { expect, test } from 'vitest'
import { exampleCall } from '../../plugins/gatsby-source-openapi/src/examples/exampleCall'
import { isCallOf } from '../../plugins/gatsby-source-openapi/src/examples/isCallOf'
import { codeFences, pageTexts } from './codeFences'

/** Folders and pages on which a call of today's operation is not what is meant, and why. */
const others: Readonly<Record<string, string>> = {
  'using-unleash/deploy/securing-unleash-v3.mdx': 'It calls version 3.',
  'contributing/': 'It shows how pages are written, and calls of servers under development.',
}

interface OpenApi {
  paths: Record<string, Record<string, { operationId?: string }>>
}

const { paths } = JSON.parse(fs.readFileSync('content/openapi/unleash.json', 'utf8')) as OpenApi
const operations = Object.entries(paths).flatMap(([endpoint, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ endpoint, method: method.toUpperCase(), operationId })),
)

/** Whether a URL is that of an endpoint, with nothing but a host, or a variable for it, before the path. */
function isPathOf(endpoint: string, url: string): boolean {
  const address = url.replace(/^(https?:\/\/[^/]+|\$\w+)/, '').replace(/[?#].*$/, '')
  return address.split('/').length === endpoint.split('/').length && isCallOf(endpoint, address)
}

test('an example that calls an operation names it, so that the build can check it', () => {
  const unnamed = [...pageTexts()].flatMap(([file, text]) => {
    if (Object.keys(others).some((other) => file.startsWith(other))) return []
    return codeFences(file, text).flatMap(({ line, language, meta, code }) => {
      if (!['bash', 'shell-session', 'http'].includes(language) || meta.includes('operation="')) return []
      const calls = language === 'http' ? [code] : code.split(/(?=\bcurl\b)/).filter((part) => part.startsWith('curl'))
      return calls.flatMap((part) => {
        const call = exampleCall({ language, code: part })
        if (typeof call === 'string') return []
        const operation = operations.find((one) => call.method === one.method && isPathOf(one.endpoint, call.url ?? ''))
        return operation ? [`${file}:${line} calls ${operation.operationId}`] : []
      })
    })
  })
  expect(unnamed).toEqual([])
})
