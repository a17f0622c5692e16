import docSearchStyles from '!!raw-loader!@docsearch/css/dist/modal.css'
import ownStyles from '!!raw-loader!./docsearch.css'
import { DocSearchModal } from '@docsearch/react'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { algoliaAccount } from './algoliaAccount'
import { AllResultsLink } from './AllResultsLink'
import { askDialogAgain } from './askDialog'
import { prepareEmbedded } from './client/askWorker'
import { dialogClient } from './client/dialogClient'
import { dialogField } from './dialogField'
import { hitNavigator } from './followHit'
import { missingResultsUrl } from './missingResultsUrl'
import { SearchDialogParts } from './SearchDialogParts'
import { SearchHitLink } from './SearchHitLink'
import { searchOpening } from './searchOpening'
import type { SearchOutcome } from './searchOutcome'
import { typedAhead } from './typedAhead'
import { useDialogRepairs } from './useDialogRepairs'
import { useEscape } from './useEscape'
import { useStyleSheets } from './useStyleSheets'

/** Where the dialog stands, and what it begins with. It is only ever drawn in a browser, since nobody opens it elsewhere. */
const beginning = () => ({ body: document.body, scrollY: window.scrollY, typed: typedAhead() })

/** Stays the same between renders. */
const styleSheets = [docSearchStyles, ownStyles]

/** DocSearch's dialog over the engine that the build chose. Loaded on intent: see `loadSearchDialog`. */
export function SearchDialog() {
  useStyleSheets(styleSheets)
  const [{ body, scrollY, typed }] = useState(beginning)
  const [outcome, setOutcome] = useState<SearchOutcome>({ state: 'none' })
  // Before the effect that returns the focus: the page behind has to be awake again by then.
  const dialog = useDialogRepairs(outcome)
  // DocSearch leaves Escape to the component that it expects around the dialog.
  useEscape(searchOpening.close)
  useEffect(() => {
    if (!algoliaAccount) prepareEmbedded()
    dialogField()?.setSelectionRange(...typed.selected)
    // Going back leaves the page that the dialog stands over.
    window.addEventListener('popstate', searchOpening.close)
    return () => {
      window.removeEventListener('popstate', searchOpening.close)
      searchOpening.returnFocus()
    }
  }, [typed])
  // The same element: an outcome is told after every letter, and does not concern what DocSearch draws.
  const modal = useMemo(
    () => (
      <DocSearchModal
        appId={algoliaAccount?.appId ?? 'embedded'}
        apiKey={algoliaAccount?.searchKey ?? 'embedded'}
        indexName={algoliaAccount?.indexName ?? 'embedded'}
        placeholder="Search the documentation"
        maxResultsPerGroup={5}
        initialScrollY={scrollY}
        initialQuery={typed.query}
        transformSearchClient={(client) => dialogClient(client, setOutcome, askDialogAgain)}
        hitComponent={SearchHitLink}
        resultsFooterComponent={AllResultsLink}
        navigator={hitNavigator}
        getMissingResultsUrl={missingResultsUrl}
        onClose={searchOpening.close}
      />
    ),
    [scrollY, typed],
  )
  return createPortal(
    <>
      {modal}
      {dialog && <SearchDialogParts dialog={dialog} outcome={outcome} />}
    </>,
    body,
  )
}
