/** Keys by their names in `KeyboardEvent.key`. */
export type Key = 'Control' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Tab' | 'k' | '/'

/** A browser with one window, as far as the tests of all engines need it. */
export interface Engine {
  /** Waits until the page has loaded. */
  open(url: string): Promise<void>
  /** Waits only until another document has taken the place of this one. */
  openEarly(url: string): Promise<void>
  /** Runs a function in the page, and waits for its promise. It can only use its arguments. */
  run<Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Clicks at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>
  /** Presses keys together. */
  press(...keys: Key[]): Promise<void>
  type(text: string): Promise<void>
  /** Size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  back(): Promise<void>
  close(): Promise<void>
}
