import { expect, test } from 'vitest'
import { mayPrefetch } from './connection'
import { latestOnlyQueue } from './prefetch'

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: false, effectiveType: '3g' }, true],
])('connection %o', (connection, isAllowed) => {
  expect(mayPrefetch(connection)).toBe(isAllowed)
})

/** Loads that end when the test says so. */
function controlledLoads() {
  const started: string[] = []
  const ends = new Map<string, { end: () => void; fail: () => void }>()
  const load = (path: string) => {
    started.push(path)
    return new Promise<void>((resolve, reject) => ends.set(path, { end: resolve, fail: () => reject(new Error(path)) }))
  }
  const end = async (path: string, how: 'end' | 'fail' = 'end') => {
    ends.get(path)?.[how]()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { started, load, end }
}

test('no more than the limit load at the same time, and of those that wait the latest', async () => {
  const { started, load, end } = controlledLoads()
  const add = latestOnlyQueue(2, load)
  for (const path of ['/a', '/b', '/c', '/d']) add(path)
  expect(started).toEqual(['/a', '/b'])
  await end('/a')
  expect(started).toEqual(['/a', '/b', '/d'])
  await end('/b')
  expect(started).toEqual(['/a', '/b', '/d'])
})

test('after a load that fails the next one starts as well', async () => {
  const { started, load, end } = controlledLoads()
  const add = latestOnlyQueue(1, load)
  add('/a')
  add('/b')
  await end('/a', 'fail')
  expect(started).toEqual(['/a', '/b'])
})
