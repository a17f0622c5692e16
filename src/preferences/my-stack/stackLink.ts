import { planNames } from '../../shared/plans'
import { sdks } from '../../platform/buildValues'
import type { SdkFacts } from '../../shared/sdkFacts'
import { replaceUrlParameters } from '../../platform/historyState'
import { createStore } from '../../ui/createStore'
import { changeStack, openStack } from './myStack'
import { cleanServer, sampleValues } from './sampleValues'
import type { Stack } from './stack'
import { cleanVersion } from '../../shared/versions'

interface ReadLink {
  /** Without what the link doesn't name, or names wrongly. */
  stack: Partial<Stack>
  server?: string
  /** What is wrong with the rest, in sentences. */
  problems: string[]
}

/** A URL that is longer wasn't made by this site. */
const maxLength = 400

/**
 * Reads the stack of a link: `go@4.1,unleash@5.8,pro,https://unleash.example.com`, in any order. It may come from anyone: only what is
 * known and well-formed is used.
 */
export function readStackLink(text: string, known: readonly SdkFacts[]): ReadLink {
  const read: ReadLink = { stack: {}, problems: [] }
  if (text.length > maxLength) return { ...read, problems: [`It has more than ${maxLength} characters.`] }
  const parts = text.split(',').map((part) => part.trim())
  for (const part of parts.filter((each) => each !== '')) {
    const problem = /[:/]/.test(part) ? readServer(part, read) : readPart(part, read.stack, known)
    if (problem !== undefined) read.problems.push(`“${shortened(part)}” ${problem}`)
  }
  return read
}

function readServer(part: string, read: ReadLink): string | undefined {
  const server = cleanServer(part)
  if (server === undefined) return 'isn’t a valid URL of a server.'
  read.server = server
  return undefined
}

/** Adds a plan, or the version of Unleash or an SDK, to a stack. @returns what is wrong with it */
function readPart(part: string, stack: Partial<Stack>, known: readonly SdkFacts[]): string | undefined {
  if (Object.hasOwn(planNames, part)) {
    stack.plan = part
    return undefined
  }
  const [name = '', ...versions] = part.split('@')
  const version = versions.length === 1 ? cleanVersion(versions[0] ?? '') : undefined
  if (name === 'unleash') {
    if (version === undefined) return 'isn’t a version of Unleash, such as unleash@5.8.'
    stack.unleash = version
    return undefined
  }
  if (!known.some((sdk) => sdk.name === name)) return 'isn’t a known SDK or plan.'
  Object.assign(stack, { sdk: name, sdkVersion: version ?? '' })
  return versions.length > 0 && version === undefined ? 'isn’t a version of an SDK, such as node@5.3.' : undefined
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text
}

/** Link to a page with a stack. Characters that a query string may contain stay readable. */
export function stackLink(page: string, text: string): string {
  return `${page}?stack=${encodeURIComponent(text).replace(/%(?:2C|2F|3A|40)/g, decodeURIComponent)}`
}

/** What a link to a stack contained besides what was used. */
interface LinkReport {
  problems: readonly string[]
  /** Used only if the reader agrees: the API console sends tokens there. */
  server?: string
}

export const linkReport = createStore<LinkReport>({ problems: [] })

/** Stores what is valid in the link that the reader followed, and removes it from the URL. The panel opens if the reader has to see the rest. */
export function followStackLink(): void {
  const text = new URLSearchParams(window.location.search).get('stack')
  if (text === null) return
  const { stack, server, problems } = readStackLink(text, sdks)
  replaceUrlParameters({ stack: '' })
  if (Object.keys(stack).length > 0) changeStack(stack)
  const isNewServer = server !== undefined && server !== cleanServer(sampleValues.get().server)
  linkReport.set({ problems, ...(isNewServer && { server }) })
  if (isNewServer || problems.length > 0) openStack()
}
