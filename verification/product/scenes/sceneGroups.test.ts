import { expect, test } from 'vitest'
import type { SceneFile } from './readScene'
import { sceneGroups } from './sceneGroups'

const scene = (file: string, steps: number, newServer?: true): SceneFile => ({
  file,
  scene: { steps: Array.from({ length: steps }, () => ({ open: '/' })), ...(newServer && { newServer }) },
  lines: [],
})

test('each scene is in one of two groups with about as many steps, and new servers are in the first', () => {
  const groups = sceneGroups([
    scene('a', 2),
    scene('b', 9),
    scene('c', 4, true),
    scene('d', 3),
    scene('e', 1, true),
    scene('f', 3),
  ])
  expect(groups.map((group) => group.map(({ file }) => file))).toEqual([
    ['c', 'e', 'd', 'f'],
    ['b', 'a'],
  ])
})
