import { markedParts } from '../client/markedParts'

/** A text of an engine: its marks are marks, everything else is text. */
export function Marked({ text }: { text: string }) {
  return (
    <>
      {markedParts(text).map((part, place) =>
        part.isMarked ? <mark key={place}>{part.text}</mark> : <span key={place}>{part.text}</span>,
      )}
    </>
  )
}
