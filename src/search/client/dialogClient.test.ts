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

test('hits further down are given once the reader has stopped typing, without another search', async () => {
  vi.useFakeTimers()
  try {
    const text = { value: 'Flag', matchLevel: 'none' as const }
    const shown = { path: '/flag', anchor: null, type: 'lvl1' as const, category: text, title: text, headings: [], excerpt: text }
    const sections = Array.from({ length: 20 }, (_, place) => ({ ...shown, url: `/flag#${place}`, kind: 'guide' as const }))
    const askAgain = vi.fn()
    const ask = client(() => undefined, askAgain)
    engine.mockResolvedValue({ ...none, sections, count: 20 })
    expect((await ask('fla')).hits).toHaveLength(8)
    vi.advanceTimersByTime(200)
    expect(await ask('flag')).toMatchObject({ hits: { length: 8 }, nbHits: 20 })
    vi.advanceTimersByTime(200)
    expect(askAgain).not.toHaveBeenCalled()
    vi.advanceTimersByTime(50)
    expect(askAgain).toHaveBeenCalledTimes(1)
    engine.mockClear()
    expect(await ask('flag')).toMatchObject({ hits: { length: 20 }, nbHits: 20 })
    expect(engine).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
