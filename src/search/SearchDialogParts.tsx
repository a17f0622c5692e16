import { createPortal } from 'react-dom'
import { fetchAdvice } from './fetchAdvice'
import type { DialogElements } from './useDialogRepairs'
import { outcomeMessage, type SearchOutcome } from './searchOutcome'
import { SearchSuggestions } from './SearchSuggestions'
import { SlashSwitch } from './SlashSwitch'

interface Props {
  dialog: DialogElements
  outcome: SearchOutcome
}

/**
 * What DocSearch's dialog lacks, put into it: the announced count, the message of a failure, queries to try, and the switch of
 * the `/` key.
 */
export function SearchDialogParts({ dialog, outcome }: Props) {
  return (
    <>
      {createPortal(
        <p role="status" className="visually-hidden">
          {outcomeMessage(outcome)}
        </p>,
        dialog.status,
      )}
      {createPortal(
        <>
          {outcome.state === 'failed' && (
            // The status above says the same.
            <div className="DocSearch-ErrorScreen" aria-hidden="true">
              <p className="DocSearch-Title">Unable to fetch results</p>
              <p className="DocSearch-Help">{fetchAdvice()}</p>
            </div>
          )}
          {outcome.state === 'answered' && outcome.count === 0 && <SearchSuggestions />}
        </>,
        dialog.parts,
      )}
      {createPortal(<SlashSwitch />, dialog.footer)}
    </>
  )
}
