/** In characters: about what fits beside the text on a phone. */
const maxLength = 44

/**
 * Whether a reader may want to wrap the lines of code. By their length, so that the button is there in the HTML already: only a browser knows
 * how wide the box is.
 * @param html escaped code with elements for its colors
 */
export function hasLongLines(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&')
  return text.split('\n').some((line) => line.length > maxLength)
}
