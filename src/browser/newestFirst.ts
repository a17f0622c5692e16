/**
 * Loads what was asked for last, a few at once; what was asked for before it and has not begun is not loaded.
 *
 * @param most at once
 * @param load may fail: then the next one follows as well
 */
export function newestFirst(most: number, load: (path: string) => Promise<unknown>): (path: string) => void {
  let running = 0
  let waiting: string | undefined
  const goOn = () => {
    if (waiting === undefined || running === most) return
    const path = waiting
    waiting = undefined
    running++
    const end = () => {
      running--
      goOn()
    }
    load(path).then(end, end)
  }
  return (path) => {
    waiting = path
    goOn()
  }
}
