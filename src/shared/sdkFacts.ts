/** What readers are told about an SDK, Edge or the Proxy besides what it supports (`content/data/sdks.ts`). */
export interface SdkFacts {
  name: string
  label: string
  side: 'server' | 'client' | 'proxy'
  /** The release that the pages are about. */
  version: string
}
