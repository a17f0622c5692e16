import { expect, test } from 'vitest'
import { newestFirst } from './newestFirst'

/** Loads that end when the test says so. */
function loads() {
  const asked: string[] = []
  const ends = new Map<string, { end: () => void; fail: () => void }>()
  const load = (path: string) => {
    asked.push(path)
    return new Promise<void>((resolve, reject) => ends.set(path, { end: resolve, fail: () => reject(new Error(path)) }))
  }
  const end = async (path: string, how: 'end' | 'fail' = 'end') => {
    ends.get(path)?.[how]()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { asked, load, end }
}

test('no more than allowed are loaded at once, and of those that wait the newest', async () => {
  const { asked, load, end } = loads()
  const ask = newestFirst(2, load)
  for (const path of ['/a', '/b', '/c', '/d']) ask(path)
  expect(asked).toEqual(['/a', '/b'])
  await end('/a')
  expect(asked).toEqual(['/a', '/b', '/d'])
  await end('/b')
  expect(asked).toEqual(['/a', '/b', '/d'])
})

test('one that fails makes room as well', async () => {
  const { asked, load, end } = loads()
  const ask = newestFirst(1, load)
  ask('/a')
  ask('/b')
  await end('/a', 'fail')
  expect(asked).toEqual(['/a', '/b'])
})
