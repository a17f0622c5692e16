import { createPortal } from 'react-dom'
import type { DialogElements } from './useDialogRepairs'
import { outcomeMessage, type SearchOutcome } from './searchOutcome'
import { SlashSwitch } from './SlashSwitch'

interface Props {
  dialog: DialogElements
  outcome: SearchOutcome
}

/** What DocSearch's dialog lacks, put into it: the message of a failure, the announced count, and the switch of the `/` key. */
export function SearchDialogParts({ dialog, outcome }: Props) {
  return (
    <>
      {createPortal(
        <>
          {outcome.state === 'failed' && (
            <div className="DocSearch-ErrorScreen">
              <p className="DocSearch-Title">Unable to fetch results</p>
              <p className="DocSearch-Help">You might want to check your network connection.</p>
            </div>
          )}
          <p role="status" className="visually-hidden">
            {outcomeMessage(outcome)}
          </p>
        </>,
        dialog.dropdown,
      )}
      {createPortal(<SlashSwitch />, dialog.footer)}
    </>
  )
}
