import type { GatsbyCache } from 'gatsby'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { FetchOptions } from './fetchText'
import type { SourceMode } from './readSourceMode'

/** What a source plugin makes of a text. `location` is the file or address the text is from, for its problems. */
export type Accept<T> = (text: string, location: string) => Accepted<T> | Promise<Accepted<T>>
/** Problems of an accepted text are warnings; those of a refused one say why. */
export type Accepted<T> = { ok: true; value: T; problems?: Problem[] } | { ok: false; problems: Problem[] }

export interface RemoteDocumentRequest<T> extends FetchOptions {
  /** As it stands in messages: `the OpenAPI document`. */
  name: string
  mode: SourceMode
  bundled: {
    /** From the project's root. */
    file: string
    read(): Promise<string>
    /** ISO date of the copy, for the warning that says it is used. */
    date?(): Promise<string | undefined>
  }
  accept: Accept<T>
  /** Gatsby's cache of the calling plugin, where the last good copy is kept. */
  cache: Pick<GatsbyCache, 'get' | 'set'>
}

export interface Origin {
  kind: 'bundled' | 'remote' | 'cache'
  /** A path from the project's root, or an address without user name, password and query. */
  location: string
  /** ISO date; absent for a bundled file. */
  retrievedAt?: string
}

/** Without a value the problems say why, as errors. */
export type RemoteDocument<T> =
  { value: T; origin: Origin; problems: Problem[] } | { value: undefined; origin: undefined; problems: Problem[] }
