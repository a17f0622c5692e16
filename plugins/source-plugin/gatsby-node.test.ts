import { EventEmitter } from 'node:events'
import type { GatsbyNode } from 'gatsby'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type CreatePages = NonNullable<GatsbyNode['createPages']>

/** Runs `createPages` as often as Gatsby would when nothing changes meanwhile: once. */
async function start() {
  const { createPages } = await import('./gatsby-node')
  const emitter = new EventEmitter()
  const touchNode = vi.fn()
  const args = {
    emitter,
    actions: { touchNode },
    getNodesByType: () => [{ id: 'Site' }],
  } as unknown as Parameters<CreatePages>[0]
  const run = () => createPages?.(args, { plugins: [] }, () => undefined)
  void run()
  return { emitter, touchNode, run }
}

const doc = { payload: { internal: { type: 'Doc' } } }

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubEnv('gatsby_executing_command', 'develop')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each(['CREATE_NODE', 'DELETE_NODE'])('after %s, Gatsby is asked until it creates pages again', async (change) => {
  const { emitter, touchNode, run } = await start()
  emitter.emit(change, doc)
  vi.advanceTimersByTime(3500)
  expect(touchNode.mock.calls).toEqual([[{ id: 'Site' }], [{ id: 'Site' }], [{ id: 'Site' }]])
  void run()
  vi.advanceTimersByTime(5000)
  expect(touchNode).toHaveBeenCalledTimes(3)
})

test('changes in quick succession are one', async () => {
  const { emitter, touchNode } = await start()
  for (let saved = 0; saved < 5; saved++) {
    emitter.emit('CREATE_NODE', doc)
    vi.advanceTimersByTime(700)
  }
  expect(touchNode).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(touchNode).toHaveBeenCalledTimes(1)
})

test('nodes that createPages makes are not counted as changes', async () => {
  const { emitter, touchNode } = await start()
  emitter.emit('CREATE_NODE', { ...doc, traceId: 'initial-createPages' })
  emitter.emit('CREATE_NODE', { payload: { internal: { type: 'SitePage' } } })
  emitter.emit('DELETE_NODE', { payload: undefined })
  vi.advanceTimersByTime(5000)
  expect(touchNode).not.toHaveBeenCalled()
})

test('a build is left alone', async () => {
  vi.stubEnv('gatsby_executing_command', 'build')
  const { emitter } = await start()
  expect(emitter.eventNames()).toEqual([])
})
