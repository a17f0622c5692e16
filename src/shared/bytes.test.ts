import { expect, test } from 'vitest'
import { readBytes } from './bytes'

const streamOf = (...parts: string[]) => {
  const state = { isCancelled: false }
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const part = parts.shift()
      if (part === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(part))
    },
    cancel() {
      state.isCancelled = true
    },
  })
  return { state, stream }
}

test.each([
  [['abc', 'def'], 6, 'abcdef'],
  [[], 6, ''],
  [['abc', 'def'], 5, undefined],
])('of %j at most %i bytes', async (parts, limit, text) => {
  const { state, stream } = streamOf(...parts)
  const bytes = await readBytes(stream, limit)
  expect(bytes && new TextDecoder().decode(bytes)).toBe(text)
  expect(state.isCancelled).toBe(text === undefined)
})
