/** The first release that supports something; null where no release does. */
export type SdkNeed = { since: string; isPartly?: true } | null

/** What an SDK, Edge or the Proxy needs, by its name. One that is missing isn't confirmed either way. */
export type SdkNeeds = Readonly<Record<string, SdkNeed>>

export interface StackFacts {
  sdks: readonly {
    name: string
    label: string
    side: 'server' | 'client' | 'proxy'
    page: string
    version: string
  }[]
  /** What an SDK needs for the subject of a page, by the path of the page. */
  pages: Readonly<Record<string, SdkNeeds>>
  /** What an SDK needs to evaluate an operator of constraints. */
  operators: Readonly<Record<string, SdkNeeds>>
}
