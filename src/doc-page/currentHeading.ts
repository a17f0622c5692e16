/**
 * Which section is being read: the last heading above the reading line; at the end of the page the last one, since a
 * short last section never reaches the line.
 *
 * @param tops distance of each heading from the top of the window, in CSS pixels, in document order.
 * @param line where reading starts, below the navbar, in CSS pixels.
 */
export function currentHeading(
  tops: readonly { id: string; top: number }[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return tops.at(-1)?.id
  return tops.filter(({ top }) => top <= line).at(-1)?.id
}
