import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { digestOf, passedAfter, unchangedNames } from './passedInputs'

const before = { a: '1', b: '2', deleted: '3', failed: '4', waiting: '5' }
const now = { a: '1', b: '22', failed: '4', new: '6', waiting: '55' }

test('tests with the digest they passed with needn’t run', () => {
  expect(unchangedNames(now, before)).toEqual(['a', 'failed'])
  expect(unchangedNames(now, {})).toEqual([])
})

test('after a run the list has what passed, not what failed or is gone, and keeps what did not run', () => {
  const outcomes = new Map([
    ['b', true],
    ['failed', false],
    ['new', true],
  ])
  expect(passedAfter(before, now, outcomes)).toEqual({ a: '1', b: '22', new: '6', waiting: '5' })
  expect(
    Object.keys(
      passedAfter(
        {},
        now,
        new Map(
          Object.keys(now)
            .reverse()
            .map((name) => [name, true]),
        ),
      ),
    ),
  ).toEqual(Object.keys(now).sort())
})

test('a digest depends on names and content of files and on the rest, but not on the order', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'digest-'))
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content)
    return path.join(folder, name)
  }
  const [a, b, c] = [file('a', '1'), file('b', '2'), file('c', '1')]
  const first = digestOf('browser 1', [a, b])
  expect(first).toMatch(/^[\da-f]{16}$/)
  expect(digestOf('browser 1', [b, a])).toBe(first)
  expect([digestOf('browser 2', [a, b]), digestOf('browser 1', [a]), digestOf('browser 1', [b, c])]).not.toContain(
    first,
  )
  file('b', '3')
  expect(digestOf('browser 1', [a, b])).not.toBe(first)
})
