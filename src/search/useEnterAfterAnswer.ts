import { useEffect, useRef } from 'react'
import { dialogField } from './dialogField'
import type { SearchOutcome } from './searchOutcome'

/**
 * Lets Enter follow only what answers the text in the field. DocSearch follows what it has, and that is a recent search, or the
 * answer to an earlier text, until the answer comes. Here Enter waits for it, and follows its first hit then; the next key,
 * another text and closing the dialog take it back.
 */
export function useEnterAfterAnswer(outcome: SearchOutcome): void {
  const answered = useRef<string>()
  const waiting = useRef<KeyboardEvent>()
  useEffect(() => {
    const field = dialogField()
    const onInput = () => {
      waiting.current = undefined
      // The same text once more is not asked again: it has its answer.
      if (field?.value !== answered.current) answered.current = undefined
    }
    const onKeyDown = (event: KeyboardEvent) => {
      waiting.current = undefined
      if (event.key !== 'Enter' || event.isComposing || !field?.value || field.value === answered.current) return
      event.preventDefault()
      event.stopPropagation()
      waiting.current = event
    }
    field?.addEventListener('input', onInput)
    field?.addEventListener('keydown', onKeyDown)
    return () => {
      field?.removeEventListener('input', onInput)
      field?.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  useEffect(() => {
    const field = dialogField()
    if (outcome.state === 'failed') waiting.current = undefined
    if (outcome.state !== 'answered' || outcome.query !== field?.value) return
    answered.current = outcome.query
    // With Ctrl or Shift, if the reader held them.
    if (waiting.current) field.dispatchEvent(new KeyboardEvent('keydown', waiting.current))
  }, [outcome])
}
