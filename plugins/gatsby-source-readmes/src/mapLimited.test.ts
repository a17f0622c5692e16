import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mapLimited } from './mapLimited'

it('keeps the order and never has more under way than allowed', async () => {
  let running = 0
  let most = 0
  const results = await mapLimited([5, 1, 4, 1, 3, 1], 2, async (milliseconds) => {
    most = Math.max(most, ++running)
    await wait(milliseconds)
    running--
    return milliseconds * 10
  })
  expect(results).toEqual([50, 10, 40, 10, 30, 10])
  expect(most).toBe(2)
})

it('maps nothing to nothing', async () => {
  expect(await mapLimited([], 4, async (item) => item)).toEqual([])
})

it('fails with the first that fails', async () => {
  await expect(mapLimited([1, 2], 2, (item) => Promise.reject(new Error(`No. ${item}`)))).rejects.toThrow('No. 1')
})
