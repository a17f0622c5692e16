import { expect, test } from 'vitest'
import type { Scene } from './scenes'
import { simulatorState, stateText, type SimulatorState } from './simulatorState'

const scene: Scene = { show: 'group', group: 'checkout', variants: 'control 500, one-page 500' }
const initial = simulatorState(scene, null)

test('a link has everything that the reader has changed', () => {
  const changed: SimulatorState = {
    first: { group: 'a, b', stickiness: 'sessionId', percentage: 0, check: 1 },
    second: { group: '', stickiness: 'random', percentage: 100, check: 1 },
    weights: [0, 1000],
    user: 'user-9',
  }
  expect(simulatorState(scene, stateText(changed))).toEqual(changed)
})

test.each([
  ['no JSON', 'x'],
  ['something else', '{"first": 1}'],
  ['values out of range', '[["checkout", "luck", 101], ["checkout-2", "userId", -1], [1001, 0.5], 17]'],
  ['lists that are too short', '[[], [], [], "user-17"]'],
])('%s in a link leaves the scene as it is', (_what, text) => {
  expect(simulatorState(scene, text)).toEqual(initial)
})

test('a long group is cut, as it is in its field', () => {
  expect(simulatorState(scene, JSON.stringify([['a'.repeat(200)]])).first.group).toBe('a'.repeat(100))
})
