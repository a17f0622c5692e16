import type { DocSearchTransformClient } from '@docsearch/react'
import { expect, test, vi } from 'vitest'
import type { SearchOutcome } from '../searchOutcome'
import { searchEmbedded } from './askWorker'
import { dialogClient } from './dialogClient'

vi.mock('./askWorker')
const engine = vi.mocked(searchEmbedded)
const none = { sections: [], count: 0, pageCount: 0, kinds: {}, isPartial: false }

function client(tell: (outcome: SearchOutcome) => void, askAgain: () => void = () => undefined) {
  const { search } = dialogClient({} as DocSearchTransformClient, tell, askAgain)
  return async (query: string) => {
    const { results } = await search({ requests: [{ indexName: 'docs', query }] })
    return results[0] as unknown as { hits: unknown[]; nbHits: number }
  }
}

test('an answer is told and given', async () => {
  const told: SearchOutcome[] = []
  engine.mockResolvedValueOnce({ ...none, count: 3 })
  expect(await client((outcome) => told.push(outcome))('flag')).toEqual({ hits: [], nbHits: 3 })
  expect(told).toEqual([{ state: 'answered', count: 3, query: 'flag' }])
})

test('a failure is told, and never thrown: DocSearch would forget it', async () => {
  const told: SearchOutcome[] = []
  engine.mockRejectedValueOnce(new Error('offline'))
  expect(await client((outcome) => told.push(outcome))('flag')).toEqual({ hits: [], nbHits: 0 })
  expect(told).toEqual([{ state: 'failed' }])
})

test('an answer that comes after that to a later question is not told', async () => {
  const told: SearchOutcome[] = []
  const ask = client((outcome) => told.push(outcome))
  let answerLate: (results: typeof none) => void = () => undefined
  engine.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)))
  engine.mockResolvedValueOnce({ ...none, count: 1 })
  const early = ask('fl')
  await ask('flag')
  answerLate(none)
  await early
  expect(told).toEqual([{ state: 'answered', count: 1, query: 'flag' }])
})

test('what titles alone have answered is asked again when the texts are there, and only then', async () => {
  const askAgain = vi.fn()
  const ask = client(() => undefined, askAgain)
  engine.mockResolvedValueOnce({ ...none, count: 1, isPartial: true })
  let sendTexts: (results: typeof none) => void = () => undefined
  engine.mockReturnValueOnce(new Promise((resolve) => (sendTexts = resolve)))
  expect((await ask('flag')).nbHits).toBe(1)
  expect(engine.mock.lastCall?.[0]).toMatchObject({ query: 'flag', waitsForTexts: true })
  expect(askAgain).not.toHaveBeenCalled()
  sendTexts({ ...none, count: 9 })
  await vi.waitFor(() => expect(askAgain).toHaveBeenCalledTimes(1))
})

test('nothing is asked again when the texts do not come, or when the reader has typed on', async () => {
  const askAgain = vi.fn()
  const ask = client(() => undefined, askAgain)
  const partial = { ...none, count: 1, isPartial: true }
  engine.mockResolvedValueOnce(partial).mockResolvedValueOnce(partial)
  await ask('fla')
  let sendTexts: (results: typeof none) => void = () => undefined
  engine.mockResolvedValueOnce(partial).mockReturnValueOnce(new Promise((resolve) => (sendTexts = resolve)))
  await ask('flag')
  engine.mockResolvedValueOnce({ ...none, count: 4 })
  await ask('flags')
  sendTexts({ ...none, count: 9 })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(askAgain).not.toHaveBeenCalled()
})
