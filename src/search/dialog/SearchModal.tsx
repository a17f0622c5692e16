import '@docsearch/css/dist/_variables.css'
import '@docsearch/css/dist/modal.css'
import './docsearch.css'
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal'
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { algoliaAccount } from '../../platform/buildValues'
import { hideBlockedStorage } from '../../platform/storageSlot'
import { dialogSearch, forgetSearch, transformSearchClient } from '../client/dialogSearch'
import { safeUrl } from '../client/safeResults'
import { cleanStoredSearches, indexName } from '../client/storedSearches'
import type { TypedQuery } from '../Search'
import { facets } from '../facets'
import { closeSearch, leaveSearch } from '../searchDialogStore'
import { followUrl } from '../SearchLink'
import { missingResultsUrl, searchMessage } from '../searchMessages'
import { Hit } from './Hit'
import { DialogFooter, ResultsFooter } from './DialogFooter'
import { repairModal } from './repairModal'
import { ownUrl } from '../../platform/basePath'

const translations: NonNullable<DocSearchModalProps['translations']> = {
  searchBox: { placeholderText: 'Search the docs', clearButtonTitle: 'Clear', searchInputLabel: 'Search' },
  startScreen: {
    recentSearchesTitle: 'Recent',
    favoriteSearchesTitle: 'Favorites',
    saveRecentSearchButtonTitle: 'Save this search',
    removeRecentSearchButtonTitle: 'Remove this search from history',
    removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
  },
  noResultsScreen: { noResultsText: 'No results for' },
  footer: { poweredByText: 'Search by' },
}

/** For keys; clicks follow the links of hits. No URL is trusted that DocSearch passes on. */
const navigator: NonNullable<DocSearchModalProps['navigator']> = {
  navigate: ({ itemUrl }) => {
    const url = safeUrl(itemUrl)
    if (url === undefined) return
    leaveSearch(url)
    followUrl(url)
  },
  navigateNewTab: ({ itemUrl }) => openTab(itemUrl),
  navigateNewWindow: ({ itemUrl }) => openTab(itemUrl),
}

function openTab(itemUrl: string): void {
  const url = safeUrl(itemUrl)
  if (url !== undefined) window.open(ownUrl(url), '_blank', 'noopener')
}

const docSearchFacets = facets.map(({ name, label }) => ({ key: name, label }))

/** DocSearch groups hits by category, then by page; the question limits their number. */
const maxResultsPerGroup = 100

interface Props {
  /** Around the modal. */
  dialog: RefObject<HTMLElement>
  typed: TypedQuery
  /** The older version that the page describes. */
  version: string | undefined
}

/** DocSearch's modal with the engines, the looks and the messages of this site. */
export function SearchModal({ dialog, typed, version }: Props) {
  const [{ text, start, end, top }] = useState(() => {
    hideBlockedStorage()
    cleanStoredSearches()
    forgetSearch()
    // oxlint-disable-next-line local/no-browser-while-rendering -- it is never drawn while pages are built
    return { ...typed, top: window.scrollY }
  })
  useLayoutEffect(() => {
    const field = dialog.current?.querySelector<HTMLInputElement>('.DocSearch-Input')
    field?.focus()
    field?.setSelectionRange(start, end)
    return dialog.current ? repairModal(dialog.current) : undefined
  }, [dialog, start, end])
  const indices = useMemo(
    () => [
      { name: indexName, searchParameters: { facetFilters: version === undefined ? [] : [`version:${version}`] } },
    ],
    [version],
  )
  return (
    <>
      <DocSearchModal
        appId={algoliaAccount?.appId ?? 'embedded'}
        apiKey={algoliaAccount?.searchKey ?? 'embedded'}
        indices={indices}
        facets={docSearchFacets}
        transformSearchClient={transformSearchClient}
        maxResultsPerGroup={maxResultsPerGroup}
        initialQuery={text}
        initialScrollY={top}
        translations={translations}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={({ query }) => missingResultsUrl(query)}
        footerAction={<DialogFooter />}
        onClose={closeSearch}
      />
      <SearchStatus />
    </>
  )
}

/** What a screen reader says about the results. */
function SearchStatus() {
  return (
    <p role="status" className="visually-hidden">
      {searchMessage(dialogSearch.useValue())}
    </p>
  )
}
