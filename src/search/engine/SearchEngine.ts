import type { FirstPart, TextPart } from '../../shared/search/IndexParts'
import { unpackIndex } from '../../shared/search/unpackIndex'
import { answer } from './answer'
import { indexPages } from './indexPages'
import type { PageIndex } from './rankPages'
import type { SearchQuestion, SearchResults } from './SearchResults'
import { longWait, shortWait } from './searchTimes'

/** Gets a file of the index; rejects when it cannot be had. */
type ReadPart = (address: string) => Promise<unknown>

/**
 * The embedded engine. Titles and headings are there first; the texts follow. When they are late, titles and headings answer
 * alone, and the answer says so (`isPartial`). What could not be loaded is asked for again by the next question.
 */
export class SearchEngine {
  private first: Promise<{ part: FirstPart; index: PageIndex }> | undefined
  private whole: Promise<PageIndex> | undefined
  private ready: PageIndex | undefined
  private shortlyAfterFirst: Promise<void> | undefined

  constructor(
    private readonly readPart: ReadPart,
    private readonly address: string,
  ) {}

  /** Loads what is not loaded yet. Rejects when the first file cannot be had; the texts may follow later. */
  async prepare(): Promise<void> {
    this.first ??= this.loadFirst()
    try {
      const { part } = await this.first
      this.whole ??= this.loadTexts(part)
      this.whole.catch(() => undefined)
    } catch (error) {
      this.first = undefined
      throw error
    }
  }

  /** Loads everything, so that the next question is answered from all texts. */
  async prepareTexts(): Promise<void> {
    await this.prepare()
    await this.whole
  }

  /** Answers from all texts when they are there, or soon there; else from titles and headings. */
  async search(question: SearchQuestion): Promise<SearchResults> {
    await this.prepare()
    if (this.ready) return answer(this.ready, question)
    const first = await this.first
    if (!first) throw new Error('There is no index.')
    const early = answer(first.index, question)
    // Without the texts what there is has to do: the reader may be offline.
    const texts = this.whole?.catch(() => undefined)
    const enough = question.waitsForTexts ? [] : [early.count > 0 ? this.shortlyAfterFirst : pause(longWait)]
    const whole = await Promise.race([texts, ...enough])
    if (!whole && !this.whole && early.count === 0) throw new Error('The texts cannot be had, and titles have no answer.')
    return whole ? answer(whole, question) : early
  }

  private async loadFirst(): Promise<{ part: FirstPart; index: PageIndex }> {
    const part = (await this.readPart(this.address)) as FirstPart
    const index = await indexPages(unpackIndex(part), false)
    this.shortlyAfterFirst = pause(shortWait)
    return { part, index }
  }

  private async loadTexts(part: FirstPart): Promise<PageIndex> {
    try {
      const texts = (await this.readPart(part.texts)) as TextPart
      this.ready = await indexPages(unpackIndex(part, texts), true)
      return this.ready
    } catch (error) {
      this.whole = undefined
      throw error
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
