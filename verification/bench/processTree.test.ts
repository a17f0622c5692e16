import { expect, test } from 'vitest'
import { parseStat, treeMemory } from './processTree'

test('a line of /proc is read by field, whatever the name of the program', () => {
  const fields = [
    'S',
    '41',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
    '5',
    '6',
    '250',
    '50',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
    '1000',
  ]
  expect(parseStat(`42 (a (b) c 7) ${fields.join(' ')} 0 0`)).toEqual({
    id: 42,
    parentId: 41,
    memory: 4_096_000,
    childrenCpuSeconds: 3,
  })
})

test('memory of a tree counts what it started, directly or not, and nothing else', () => {
  const processes = [
    { id: 1, parentId: 0, memory: 1 },
    { id: 2, parentId: 1, memory: 10 },
    { id: 3, parentId: 2, memory: 100 },
    { id: 4, parentId: 1, memory: 1000 },
  ]
  expect(treeMemory(2, processes)).toBe(110)
  expect(treeMemory(9, processes)).toBe(0)
})
