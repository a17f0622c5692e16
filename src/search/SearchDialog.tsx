import '@docsearch/css/dist/modal.css'
import { DocSearchModal } from '@docsearch/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { searchOpening } from './searchOpening'
import { useEscape } from './useEscape'

/** Where the dialog stands. It is only ever drawn in a browser, since nobody opens it elsewhere. */
const placeNow = () => ({ body: document.body, scrollY: window.scrollY })

/** DocSearch's dialog. Loaded on intent: see `loadSearchDialog`. */
export function SearchDialog() {
  const [place] = useState(placeNow)
  // DocSearch leaves Escape to the component that it expects around the dialog.
  useEscape(searchOpening.close)
  useEffect(() => searchOpening.returnFocus, [])
  return createPortal(
    <DocSearchModal
      appId="embedded"
      apiKey="embedded"
      indexName="docs"
      initialScrollY={place.scrollY}
      transformSearchClient={(client) => ({ ...client, search: () => Promise.resolve({ results: [{ hits: [], nbHits: 0 }] as never }) })}
      onClose={searchOpening.close}
    />,
    place.body,
  )
}
