import type { SearchAnswer } from '../../shared/search/searchAnswers'
import { noResults, type SearchQuestion, type SearchResults } from '../../search-engine/SearchResults'

/** The embedded engine in component tests, which share one worker as they share the modules of the site. */
export const engine = {
  /** What it responds; undefined when it fails. */
  respond: (_question: SearchQuestion): SearchResults | undefined => noResults,
  /** Of these questions, the latest one is answered by `release`. */
  isHeldBack: (_question: SearchQuestion): boolean => false,
  release: (): void => undefined,
  questions: [] as SearchQuestion[],
}

class FakeWorker extends EventTarget {
  postMessage({ id, question }: { id: number; question: SearchQuestion | undefined }) {
    if (!question) return
    engine.questions.push(question)
    const answer = () => {
      const results = engine.respond(question)
      const data = results ? { id, results } : { id, error: 'The index is missing.' }
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
    if (engine.isHeldBack(question)) engine.release = answer
    else queueMicrotask(answer)
  }
  terminate() {}
}

/** Before each test. @param respond what each question has as results @param answers the direct answers of the site */
export function startFakeEngine(respond: typeof engine.respond, answers: readonly SearchAnswer[] = []): void {
  globalThis.Worker = FakeWorker as never
  globalThis.fetch = () => Promise.resolve(Response.json(answers))
  Object.assign(engine, { respond, isHeldBack: () => false, release: () => undefined, questions: [] })
}
