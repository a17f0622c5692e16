/** Where a heading may stand below the navbar after a jump, in pixels. */
const least = 0
const most = 24

/**
 * Whether a heading the reader jumped to is no longer where it belongs, because something above it changed its height.
 *
 * @param top of the heading, from the top of the window
 * @param bar height of the navbar
 * @param roomBelow how far the page could still be scrolled down: near its end a heading cannot come up
 */
export function hasMoved(top: number, bar: number, roomBelow: number): boolean {
  const offset = top - bar
  return offset < least || (offset > most && roomBelow > 0)
}
