interface MarkedPart {
  text: string
  isMarked: boolean
}

/**
 * A text with `<mark>` and `</mark>` in it as parts. Everything else is text, whatever it looks like; a mark that is never
 * closed ends with the text.
 */
export function markedParts(value: string): MarkedPart[] {
  let isMarked = false
  return value.split(/(<\/?mark>)/).flatMap((text) => {
    if (text === '<mark>' || text === '</mark>') {
      isMarked = text === '<mark>'
      return []
    }
    return text === '' ? [] : [{ text, isMarked }]
  })
}

/** The text alone. */
export function unmarked(value: string): string {
  return value.replace(/<\/?mark>/g, '')
}
