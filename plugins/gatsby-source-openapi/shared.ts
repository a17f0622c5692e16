import type { ApiField, SampleLanguage, SchemaRow } from './types'

/** What the plugin and the components that render its nodes have to agree on. Pure: components may import it. */

/** Languages of code samples by the value of the site's `sdk` tabs, in the order they are offered, named as in the SDK guides. */
export const sampleLanguages: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  node: 'Node.js',
  python: 'Python',
  go: 'Go',
  java: 'Java',
  kotlin: 'Kotlin',
  dotnet: 'C#',
  ruby: 'Ruby',
  php: 'PHP',
  rust: 'Rust',
}

export const sampleLanguageNames = Object.keys(sampleLanguages) as SampleLanguage[]

/** Placeholders for the reader's server and token in samples; they need no escaping in any language. */
export const samplePlaceholders = { server: 'https://unleash.example.com', token: 'YOUR_API_TOKEN' } as const

/** A parameter or header as a row: what it states about itself replaces what its schema says. */
export function parameterRow({ name, required, deprecated, description, schema }: ApiField): SchemaRow {
  return {
    ...schema,
    name,
    ...(required && { required }),
    ...(deprecated && { deprecated }),
    ...(description && { description }),
  }
}

/** A minor version, or the versions of which one is the first: `4.14`, `5.3..5.6`, `..4.12` where nothing earlier is known. */
const versionRange = /^(?:(?:(\d+\.\d+)?\.\.)?)(\d+\.\d+)$/

/** What is known of the versions that document an operation. */
export interface DocumentedVersions {
  since: string
  removed: string | null
  /** The last version of which anything is known. */
  until: string
}

/** A number that orders minor versions; undefined for anything else. `6.10` → 6010, `6.3.1` → 6003. */
export function versionNumber(version: string): number | undefined {
  const [, major, minor] = /^(\d{1,3})\.(\d{1,3})(?:\.|$)/.exec(version) ?? []
  return major === undefined ? undefined : Number(major) * 1000 + Number(minor)
}

/** `5.8` of `5.8.2`; anything else as it is. */
export function minorVersion(version: string): string {
  return /^\d+\.\d+/.exec(version)?.[0] ?? version
}

/** The first version that is possible and the first that is certain; undefined for a malformed range. */
export function rangeOf(text: string): { possible: number; certain: number } | undefined {
  const [, from, to = ''] = versionRange.exec(text) ?? []
  const certain = versionNumber(to)
  const possible = from === undefined ? (text.startsWith('..') ? 0 : certain) : versionNumber(from)
  return certain === undefined || possible === undefined ? undefined : { possible, certain }
}

/** `4.14`, or `5.6 or earlier` where the first version isn't certain. */
export function rangeWords(text: string): string {
  const certain = text.split('..').at(-1) ?? text
  return certain === text ? text : `${certain} or earlier`
}

/** Whether a version documents an operation; undefined where that isn't known. */
export function isDocumented(versions: DocumentedVersions | null, version: number): boolean | undefined {
  const since = rangeOf(versions?.since ?? '')
  if (!versions || !since) return undefined
  const removed = rangeOf(versions.removed ?? '')
  if (version < since.possible || (removed && version >= removed.certain)) return false
  const isCertain =
    version >= since.certain &&
    version <= (versionNumber(versions.until) ?? 0) &&
    !(removed && version >= removed.possible)
  return isCertain ? true : undefined
}
