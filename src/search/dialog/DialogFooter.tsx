import { type ReactNode, useState } from 'react'
import { sdks } from '../../platform/buildValues'
import { readStack } from '../../preferences/my-stack/myStack'
import { ShortcutSwitch } from '../../preferences/shortcuts/ShortcutSwitch'
import { searchSettings } from '../../shared/search/searchSettings'
import { askedQuestion, dialogSearch } from '../client/dialogSearch'
import { searchUrl } from '../page/searchParameters'
import { leaveSearch } from '../searchDialogStore'
import { SearchLink } from '../SearchLink'
import { fetchAdvice } from '../searchMessages'
import { sections } from '../sections'

/** Below the results: to the page of all of them, with the same filters. */
export function ResultsFooter() {
  // DocSearch doesn't draw it again with every letter.
  const asked = askedQuestion.useValue()
  const { results } = dialogSearch.useValue()
  if (!asked || !results) return null
  const { count, completeCount } = results
  const all = `See all ${count} ${completeCount > 0 ? 'results' : 'pages with some of these words'}`
  return <DialogLink url={searchUrl({ ...asked, page: 1 })}>{count > 1 ? all : 'See the results on a page'}</DialogLink>
}

/** Below everything: where to start while nothing is typed, what to try when nothing is found, and the switch of the `/` key. */
export function DialogFooter() {
  const found = dialogSearch.useValue()
  const hasNoResults = found.state === 'found' && found.results.count === 0
  return (
    <>
      {found.state === 'empty' && <StartPages />}
      {found.state === 'failed' && <Failure />}
      {hasNoResults && <Suggestions />}
      <ShortcutSwitch name="slash" />
    </>
  )
}

/** How many sections fit into the dialog. */
const maxSections = 6

function StartPages() {
  const [sdk] = useState(() => sdks.find(({ name }) => name === readStack().sdk))
  const pages = [
    ...(sdk ? [{ href: `/reference/sdks/${sdk.name}`, label: sdk.label, about: 'the SDK of your stack' }] : []),
    ...sections,
  ]
  return (
    <nav aria-label="Start here" className="search-start">
      <p aria-hidden="true">Start here</p>
      <ul>
        {pages.slice(0, maxSections).map(({ href, label, about }) => (
          <li key={href}>
            <DialogLink url={href}>
              {label} <small>{about}</small>
            </DialogLink>
          </li>
        ))}
      </ul>
      <DialogLink url="/search">All sections of the documentation</DialogLink>
    </nav>
  )
}

/** DocSearch's own screen for errors is never painted. */
function Failure() {
  return (
    <div className="search-failure">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">{fetchAdvice()}</p>
    </div>
  )
}

/** DocSearch would say this, too, if it kept its own suggestions as a list. */
function Suggestions() {
  return (
    <div className="search-suggestions">
      <p id="search:suggestions">Try searching for</p>
      <ul aria-labelledby="search:suggestions">
        {searchSettings.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="DocSearch-Prefill" onClick={() => typeQuery(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** As if the reader had typed it: DocSearch offers no other way to what is around it. */
function typeQuery(query: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')
  if (!field) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

function DialogLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <SearchLink href={url} onFollow={(opensNewTab) => !opensNewTab && leaveSearch(url)}>
      {children}
    </SearchLink>
  )
}
