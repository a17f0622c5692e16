import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import type { SearchAnswer } from '../../src/shared/search/searchAnswers'
import { createDocsServer } from '../../src/mcp/docsServer'
import type { DocsSite } from '../../src/mcp/docsSite'
import { findAnswer } from '../../src/search-engine/findAnswer'
import { termsOf } from '../../src/shared/words'

export const maxCalls = 2
/**
 * 3,000 tokens of GPT-4o's tokenizer (`o200k_base`). No text of the site has fewer than 3.1 characters a token, and 3.8 is the average, so
 * three characters are counted as one.
 */
const maxCharacters = 3_000 * 3

export interface ReadSite {
  site: DocsSite
  /** What the search shows above its results. */
  answers: readonly SearchAnswer[]
}

export interface Call {
  tool: 'search' | 'read'
  input: string
  text: string
}

/** Chooses what is read of a text, with so many characters at most. */
type Choose = (text: string, room: number) => string

/** What somebody may ask of the site: two calls, whose results have 3,000 tokens together. A third one throws. */
export interface Session {
  calls: readonly Call[]
  /** Results of the site's search: what is above them, then title, URL and excerpt of pages and sections. */
  search(query: string): Promise<string>
  /** The Markdown of a page, or of a section: its beginning, if nothing else is chosen. */
  read(url: string, choose?: Choose): Promise<string>
}

/** Opens the tools that agents get, without a network. */
export async function openSessions({ site, answers }: ReadSite): Promise<() => Session> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await createDocsServer(site).connect(theirs)
  const client = new Client({ name: 'exam', version: '1' })
  await client.connect(ours)

  async function textOf(tool: Call['tool'], input: Record<string, string>): Promise<string> {
    const { content } = await client.callTool({ name: tool, arguments: input })
    const [first] = content
    return first?.type === 'text' ? first.text : ''
  }

  async function search(query: string): Promise<string> {
    const results = await textOf('search', { query })
    const answer = findAnswer(answers, query)
    return answer ? `- [${answer.title}](${site.facts.siteUrl}${answer.url}): ${answer.text}\n${results}` : results
  }

  return () => openSession({ search, read: (url) => textOf('read', { url }) })
}

function openSession(tools: Record<Call['tool'], (input: string) => Promise<string>>): Session {
  const calls: Call[] = []
  async function call(tool: Call['tool'], input: string, choose: Choose): Promise<string> {
    if (calls.length === maxCalls) throw new Error('Both requests are used. Respond with what they returned.')
    const room = maxCharacters - calls.reduce((sum, { text }) => sum + text.length, 0)
    const text = choose(await tools[tool](input), room).slice(0, room)
    calls.push({ tool, input, text })
    return text
  }
  const beginning: Choose = (text, room) => text.slice(0, room)
  return {
    calls,
    search: (query) => call('search', query, beginning),
    read: (url, choose = beginning) => call('read', url, choose),
  }
}

/**
 * The fixed reader: searches for the question as it is, opens the page that comes first, and reads those of its sections that have most
 * words of the question. It thinks nothing, so that a failure is one of the site.
 * @returns all that it has read
 */
export async function readAsReader(session: Session, question: string): Promise<string> {
  const found = await session.search(question)
  const url = /^- \[.*?\]\((\S+?)(?:#\S*)?\)/m.exec(found)?.[1]
  return url === undefined
    ? found
    : `${found}\n${await session.read(url, (page, room) => bestSections(page, question, room))}`
}

function bestSections(page: string, question: string, room: number): string {
  const asked = new Set(termsOf(question))
  const sections = page
    .split(/\n(?=#{1,4} )/)
    .map((text) => ({ text, words: new Set(termsOf(text).filter((term) => asked.has(term))).size }))
    .toSorted((a, b) => b.words - a.words)
  const read: string[] = []
  let left = room
  for (const { text } of sections) {
    // The best one is cut if it must be; of the others, those are read that fit.
    if (text.length > left && read.length > 0) continue
    read.push(text.slice(0, left))
    left -= Math.min(left, text.length)
  }
  return read.join('\n')
}
