/** A string from a search engine: `<mark>` and `</mark>` are marks, everything else is plain text, whatever it looks like. */
export function Marked({ text = '' }: { text: string | undefined }) {
  // Every second part is marked; a mark that is never closed ends with the string.
  const parts = text.split(/<mark>(.*?)(?:<\/mark>|$)/s)
  return <>{parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}</>
}

/** The string without its marks. */
export function unmarked(value: string): string {
  return value.replace(/<\/?mark>/g, '')
}
