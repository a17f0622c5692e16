import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from '../../remote-document'
import { formatProblems } from '../../problem-report'
import type { OpenApiOptions } from '../types'
import { compareWithLock } from './compareWithLock'

const url = 'https://example.com/openapi.json'
const bundledFile = 'content/openapi/api.json'
let folder: string
let lockFile: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  lockFile = path.join(folder, 'sources.lock.json')
  writeLock({ [url]: { remote: { ...fingerprint('{}'), date: '2024-01-31' }, bundled: copyOf('{}') } })
})
afterEach(() => rmSync(folder, { recursive: true }))

const copyOf = (text: string) => ({ file: bundledFile, ...fingerprint(text) })
const writeLock = (value: unknown) => writeFileSync(lockFile, JSON.stringify(value))

async function compare(over: Partial<OpenApiOptions>, copy = '{}', fetched?: string) {
  const printed: string[] = []
  const print = (kind: string) => (text?: string) => void printed.push(`${kind} ${text ?? ''}`)
  const location = fetched === undefined ? bundledFile : url
  const origin =
    fetched === undefined
      ? { kind: 'bundled' as const, location }
      : { kind: 'remote' as const, location, ...fingerprint(fetched) }
  const problems = await compareWithLock(
    [
      { url, bundledFile, origin },
      { bundledFile: 'older.json', origin: undefined },
    ],
    { lockFile, ...over } as OpenApiOptions,
    async () => copy,
    { info: print('info'), warn: print('warn') },
  )
  const named = (text: string) => text.replaceAll(folder, 'content')
  return { printed: printed.map(named), said: named(formatProblems(problems)) }
}

it('the locked copy and the locked text are not told', async () => {
  expect(await compare({})).toEqual({ printed: [], said: '' })
  expect(await compare({ mode: 'strict' }, '{}', '{}')).toEqual({ printed: [], said: '' })
})

it('an edited copy stops the build', async () => {
  expect((await compare({}, '{ }')).said).toMatchInlineSnapshot(`
    "content/openapi/api.json
      The file has SHA-256 257c1be96ae6, 3 bytes, but content/sources.lock.json names SHA-256 44136fa355b3, 2 bytes.
      Run "npm run sources:refresh -- --lock", and commit content/sources.lock.json with the file."
  `)
})

it('a fetched text that differs is told, as a warning in mode strict', async () => {
  const [live] = (await compare({ mode: 'live' }, '{}', '{ }')).printed
  expect(live).toMatchInlineSnapshot(`
    "info OpenAPI documents that differ from content/sources.lock.json: 1 of 1 fetched
      OpenAPI document: SHA-256 257c1be96ae6, 3 bytes; locked: SHA-256 44136fa355b3, 2 bytes of 2024-01-31
    To see the changes in words and to lock these texts, run "npm run sources:refresh"."
  `)
  expect((await compare({ mode: 'strict' }, '{}', '{ }')).printed).toEqual([live?.replace('info', 'warn')])
})

it('another document of OPENAPI_URL is not compared', async () => {
  expect((await compare({ mode: 'live', openapiUrl: 'http://127.0.0.1/' }, '{}', '{ }')).printed).toEqual([])
})

it('a lock file that is missing or wrong stops the build', async () => {
  writeLock({ [url]: { bundled: { file: 1 } } })
  expect((await compare({})).said).toMatchInlineSnapshot(`
    "content/sources.lock.json:1  https://example.com/openapi.json > bundled > file
      The lock of sources has an invalid value: Invalid input: expected string, received number.
      Restore the file from the repository, or delete it and run "npm run sources:refresh -- --lock"."
  `)
  rmSync(lockFile)
  expect((await compare({})).said).toContain("The lock of sources can't be read.")
})
