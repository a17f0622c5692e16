import type { Scene } from './scenes'

/** What a link calls a simulator of a page. */
export function simulatorId({ show, group }: Pick<Scene, 'show' | 'group'>): string {
  return `${show}:${group}`
}
