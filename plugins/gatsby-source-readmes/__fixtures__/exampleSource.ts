import type { ReadmeSource } from '../types'

/** A row of `content/site/sources.ts`. */
export function exampleSource(over: Partial<ReadmeSource> = {}): ReadmeSource {
  return {
    repository: 'Unleash/unleash-client-go',
    revision: 'v3',
    file: 'README.md',
    route: '/reference/sdks/go',
    label: 'Go',
    type: 'server-side',
    ...over,
  }
}
