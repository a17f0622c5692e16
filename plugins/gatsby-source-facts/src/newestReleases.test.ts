import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { readNewestReleases } from './newestReleases'

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

function read(text: string) {
  const file = path.join(folder, 'newestReleases.json')
  fs.writeFileSync(file, text)
  return readNewestReleases(file)
}

test('an SDK gets the newest release of its repository', () => {
  const { of, problems } = read('{ "client-go": { "version": "4.2.0", "seen": "2024-01-31" } }')
  expect(of('client-go')).toEqual({ newestVersion: '4.2.0', newestSeen: '2024-01-31' })
  expect([of('client-node'), of(undefined), problems]).toEqual([{}, {}, []])
})

test('without a file none is known', () => {
  const { of, problems } = readNewestReleases(path.join(folder, 'none.json'))
  expect([of('client-go'), problems]).toEqual([{}, []])
})

test('a wrong value is named with its line', () => {
  const { problems } = read('{\n  "client-go": { "version": "4.2.0", "seen": "January" }\n}')
  expect(formatProblems(problems).replace(folder, 'content/data')).toMatchInlineSnapshot(`
    "content/data/newestReleases.json:2  client-go > seen
      The list of newest releases has an invalid value: It must be a date such as "2024-01-31".
      Run npm run sources:refresh, which writes this file."
  `)
})
