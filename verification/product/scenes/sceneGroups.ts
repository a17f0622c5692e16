import type { SceneFile } from './readScene'

/**
 * Divides scenes into two groups that take about the same time, by their steps. Those that show a new server are in the first group, so
 * that only one worker starts such a server.
 */
export function sceneGroups(scenes: readonly SceneFile[]): [SceneFile[], SceneFile[]] {
  const steps = ({ scene }: SceneFile) => scene.steps.length
  const groups: [SceneFile[], SceneFile[]] = [scenes.filter(({ scene }) => scene.newServer), []]
  const work = groups.map((group) => group.reduce((sum, file) => sum + steps(file), 0))
  const others = scenes.filter(({ scene }) => !scene.newServer).sort((a, b) => steps(b) - steps(a))
  for (const file of others) {
    const next = (work[0] ?? 0) <= (work[1] ?? 0) ? 0 : 1
    groups[next].push(file)
    work[next] = (work[next] ?? 0) + steps(file)
  }
  return groups
}
