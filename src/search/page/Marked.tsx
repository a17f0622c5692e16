import { markedParts } from '../client/markedParts'

/** A text of an engine: its marks are marks, everything else is text. */
export function Marked({ text }: { text: string }) {
  return (
    <>
      {markedParts(text).map(({ text, isMarked }, place) => (isMarked ? <mark key={place}>{text}</mark> : text))}
    </>
  )
}
