import { useLoadable } from '../hooks/useLoadable'
import { loadSearchDialog } from './loadSearchDialog'
import { SearchWaiting } from './SearchWaiting'

/** The search dialog; while its code loads a field and a spinner, and when that fails a message with a way to try again. */
export function LazySearchDialog() {
  const [state, retry] = useLoadable(loadSearchDialog)
  if (state.phase !== 'ready') return <SearchWaiting phase={state.phase} onRetry={retry} />
  const { SearchDialog } = state.value
  return <SearchDialog />
}
