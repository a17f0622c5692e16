import type { ReadmeSource } from '../types'

/** Name of the guide that stands in for a README, after the last segment of its page: `go.md`. */
export function bundledName({ route }: Pick<ReadmeSource, 'route'>): string {
  return `${route.split('/').at(-1) ?? ''}.md`
}
