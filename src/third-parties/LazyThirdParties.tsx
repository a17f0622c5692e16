import { useLoadable } from '../hooks/useLoadable'
import type { ThirdPartiesProps } from './ThirdParties'

const loadThirdParties = () => import('./ThirdParties')

/** Third parties and the question about them; where their code cannot be had, nobody misses them. */
export function LazyThirdParties({ parties }: ThirdPartiesProps) {
  const [state] = useLoadable(loadThirdParties)
  return state.phase === 'ready' ? <state.value.ThirdParties parties={parties} /> : null
}
