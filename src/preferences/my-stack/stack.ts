import { planNames } from '../../shared/plans'
import type { StackFacts } from '../../shared/stackFacts'
import { cleanServer } from './sampleValues'

/** What the reader uses; empty where the reader hasn't said. */
export interface Stack {
  /** Name in `content/data/sdks.ts`. */
  sdk: string
  sdkVersion: string
  unleash: string
  /** A key of `planNames`. */
  plan: string
}

export const noStack: Stack = { sdk: '', sdkVersion: '', unleash: '', plan: '' }

export interface ReadStack {
  /** Without what the text doesn't name, or names wrongly. */
  stack: Partial<Stack>
  server?: string
  /** What is wrong with the rest, in sentences. */
  problems: string[]
}

/** A URL that is longer wasn't made by this site. */
const maxLength = 400

/**
 * Reads a stack as a link or the storage has it: `go@4.1,unleash@5.8,pro,https://unleash.example.com`, in any order. It may come from
 * anyone: only what is known and well-formed is used.
 */
export function parseStack(text: string, { sdks }: StackFacts): ReadStack {
  const read: ReadStack = { stack: {}, problems: [] }
  if (text.length > maxLength) return { ...read, problems: [`It has more than ${maxLength} characters.`] }
  for (const part of text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const [name = '', ...versions] = part.split('@')
    const version = versions.length === 1 ? cleanVersion(versions[0] ?? '') : undefined
    const hasVersion = versions.length > 0
    const report = (what: string) => read.problems.push(`“${shortened(part)}” ${what}`)
    if (/[:/]/.test(part)) {
      const server = cleanServer(part)
      if (server === undefined) report('isn’t a valid URL of a server.')
      else read.server = server
    } else if (Object.hasOwn(planNames, part)) read.stack.plan = part
    else if (name === 'unleash') {
      if (version === undefined) report('isn’t a version of Unleash, such as unleash@5.8.')
      else read.stack.unleash = version
    } else if (!sdks.some((sdk) => sdk.name === name)) report('isn’t a known SDK or plan.')
    else {
      Object.assign(read.stack, { sdk: name, sdkVersion: version ?? '' })
      if (hasVersion && version === undefined) report('isn’t a version of an SDK, such as node@5.3.')
    }
  }
  return read
}

/** The text that `parseStack` reads; empty for nothing. */
export function formatStack({ sdk, sdkVersion, unleash, plan }: Stack, server = ''): string {
  const parts = [sdk && `${sdk}${sdkVersion && `@${sdkVersion}`}`, unleash && `unleash@${unleash}`, plan, server]
  return parts.filter((part) => part !== '').join(',')
}

/** A version of up to three numbers, such as 5.8 or 4.1.0, also as tags write it; undefined for anything else. */
export function cleanVersion(typed: string): string | undefined {
  return /^v?(\d{1,4}(?:\.\d{1,4}){0,2})$/.exec(typed.trim())?.[1]
}

/**
 * Negative if the first version is older. Numbers that one of them leaves out don't count: 3.9 is as old as 3.9.4, as readers name the
 * line of releases that they follow.
 */
export function compareVersions(first: string, second: string): number {
  const [left, right] = [first, second].map((version) => version.split('.').map(Number)) as [number[], number[]]
  const index = left.findIndex((part, place) => place < right.length && part !== right[place])
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0)
}

/** Link to a page with a stack. Characters that a query string may contain stay readable. */
export function stackLink(page: string, text: string): string {
  return `${page}?stack=${encodeURIComponent(text).replace(/%(?:2C|2F|3A|40)/g, decodeURIComponent)}`
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text
}
