import { expect, vi } from 'vitest'
import type { Engine } from './Engine'

/** In milliseconds; pages are local, but on a machine with ten other jobs, WebKit indexed all texts in 16 seconds. */
const patience = { timeout: 30_000, interval: 50 }

/** Widths in pixels. A window of WebKitGTK is never narrower than its toolbar, about 450; the layout of phones ends at 996. */
const windows = { desktop: { width: 1280, atMost: 1280 }, phone: { width: 390, atMost: 600 } }

/** How many results the built index has for a query. */
export interface KnownResults {
  query: string
  count: number
}

/** Page object for tests of every engine: what a reader does and sees. */
export class EngineSite {
  constructor(
    readonly engine: Engine,
    readonly origin: string,
  ) {}

  async useWindow(kind: keyof typeof windows): Promise<void> {
    const { width, atMost } = windows[kind]
    await this.engine.resize(width, 800)
    await expect
      .poll(() => this.engine.run(() => window.innerWidth), patience)
      .toSatisfy((now: number) => now >= width && now <= atMost)
  }

  /** Opens a page in a new visit, in which nothing is stored, and waits until it is seen: while its fonts are on their way, it is hidden. */
  async visit(path: string): Promise<void> {
    await this.beginVisit()
    await this.open(path)
    await this.expectValue(false, () => 'fonts' in document.documentElement.dataset)
  }

  /** The same, until its title is painted. */
  async visitEarly(path: string): Promise<void> {
    await this.beginVisit()
    await this.engine.openEarly(this.origin + path)
    await this.expectValue(true, () => document.querySelector('h1') !== null && document.hasFocus())
  }

  private async beginVisit(): Promise<void> {
    // A dialog that closes goes back in the history a moment later, which would stop what loads by then.
    await this.expectValue(
      true,
      () =>
        !(history.state as { isOverlay?: true } | null)?.isOverlay ||
        document.querySelector('dialog[open], [role=dialog]') !== null,
    )
    await this.engine.open(`${this.origin}/robots.txt`)
    await this.engine.run(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }

  /** Opens a page, and waits until its controls work. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path)
    await this.expectStarted()
    // In a window without the focus, elements get no focus events.
    await this.expectValue(true, () => document.hasFocus())
  }

  /** Waits until React has hydrated the page: Gatsby's mark follows all effects. */
  async expectStarted(): Promise<void> {
    await this.expectValue(true, () => performance.getEntriesByName('onInitialClientRender').length > 0)
  }

  /** Clicks the first visible element whose text or label starts with the words, once its middle is at rest and nothing covers it. */
  async click(css: string, words = ''): Promise<void> {
    const findPoint = () =>
      this.engine.run(
        async (selector, start) => {
          const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
            (candidate) =>
              candidate.checkVisibility() &&
              [candidate.innerText, candidate.getAttribute('aria-label') ?? ''].some((text) =>
                text.trim().startsWith(start),
              ),
          )
          const middle = () => {
            const box = element?.getClientRects()[0]
            return box && { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
          }
          const before = middle()
          for (let time = 0; time < 2; time++) await new Promise((resolve) => requestAnimationFrame(resolve))
          const now = middle()
          if (!element || !before || !now || before.x !== now.x || before.y !== now.y) return null
          if (element.contains(document.elementFromPoint(now.x, now.y))) return now
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          return null
        },
        css,
        words,
      )
    const { x, y } = await vi.waitFor(async () => {
      const point = await findPoint()
      if (!point) throw new Error(`Nothing can be clicked: ${css} ${words}`)
      return point
    }, patience)
    await this.engine.click(x, y)
  }

  /** Follows a link, and waits until its page is shown. */
  async follow(link: string, path: string, title: string): Promise<void> {
    await this.click(link)
    await this.expectPage(path, title)
  }

  /** Waits until something in the page has a value. */
  async expectValue<Value>(value: Value, read: (css: string) => Value, css = ''): Promise<void> {
    await expect.poll(() => this.engine.run(read, css), { ...patience, message: css }).toEqual(value)
  }

  /** Waits until a page is shown. The URL changes first, the title with the page. */
  async expectPage(url: string, title: string): Promise<void> {
    await this.expectValue([url, title], () => [
      location.pathname + location.search + location.hash,
      document.querySelector('h1')?.textContent.trim() ?? '',
    ])
  }

  async expectText(css: string, text: string): Promise<void> {
    await expect
      .poll(
        () =>
          this.engine.run(
            (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' '),
            css,
          ),
        patience,
      )
      .toContain(text)
  }

  /** Starts to record what status messages say: some of them only stay for two seconds. */
  async recordMessages(): Promise<void> {
    await this.engine.run(() => {
      const messages: string[] = []
      Object.assign(window, { messages })
      const record = () =>
        messages.push(...[...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent))
      new MutationObserver(record).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  }

  async expectMessage(text: string): Promise<void> {
    await this.expectValue(
      true,
      (message) => (window as { messages?: string[] }).messages?.includes(message) ?? false,
      text,
    )
  }

  /** Waits until an element is right below the navbar. */
  async expectBelowNavbar(id: string): Promise<void> {
    const distance = () =>
      this.engine.run((name) => {
        const bar = document.querySelector<HTMLElement>('header')?.offsetHeight ?? 0
        return Math.round((document.getElementById(name)?.getBoundingClientRect().top ?? -1000) - bar)
      }, id)
    await expect.poll(distance, patience).toSatisfy((pixels: number) => pixels >= 0 && pixels <= 32)
  }

  /** Waits until the middle of an element is on the screen, and nothing covers it. */
  async expectSeen(css: string): Promise<void> {
    await this.expectValue(
      true,
      (selector) => {
        const element = document.querySelector(selector)
        if (!element) return false
        const { left, top, width, height } = element.getBoundingClientRect()
        const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
        return topmost !== null && (element.contains(topmost) || topmost.contains(element))
      },
      css,
    )
  }

  /** Opens the menu, and waits for the last of its parts to load, the filter. */
  async openMenu(): Promise<void> {
    await this.click('header button', 'Open the menu')
    await this.expectMenu(true)
    await this.expectValue(
      true,
      () => document.querySelector('dialog[aria-label=Menu] [type=search]')?.checkVisibility() ?? false,
    )
  }

  /** Scrolls the menu to its start. */
  async scrollMenuUp(): Promise<void> {
    await this.engine.run(() =>
      document
        .querySelector('dialog nav[aria-label="Documentation"]')
        ?.parentElement?.scrollTo({ top: 0, behavior: 'instant' }),
    )
  }

  /** Scrolls the menu so that the entry of the current page is in its middle, waits for the scroll events, and returns the position. */
  async scrollMenuToCurrent(): Promise<number> {
    return this.engine.run(async () => {
      document
        .querySelector('dialog [data-region=sidebar] [aria-current=page]')
        ?.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (let time = 0; time < 2; time++) await new Promise((resolve) => requestAnimationFrame(resolve))
      return document.querySelector('dialog nav[aria-label="Documentation"]')?.parentElement?.scrollTop ?? NaN
    })
  }

  async expectMenuScroll(top: number): Promise<void> {
    const scroll = () =>
      this.engine.run(
        () => document.querySelector('dialog nav[aria-label="Documentation"]')?.parentElement?.scrollTop ?? NaN,
      )
    await expect.poll(scroll, patience).toSatisfy((now: number) => Math.abs(now - top) <= 2)
  }

  async expectMenu(isOpen: boolean): Promise<void> {
    await this.expectValue(isOpen, () => document.querySelector('dialog[aria-label=Menu][open]') !== null)
  }

  /** By the brightness of the surface. */
  async expectColors(colors: 'light' | 'dark'): Promise<void> {
    await this.expectValue(colors, () => {
      const [red] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
      return Number(red) > 127 ? 'light' : 'dark'
    })
  }

  /** Scrolls, and waits until the router has stored the position of the page. */
  async scrollTo(top: number): Promise<void> {
    await this.engine.run((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    const isStored = () =>
      this.engine.run(
        (to) =>
          Object.entries(sessionStorage).some(
            ([key, value]) => key.startsWith(`@@scroll|${location.pathname}|`) && Math.round(Number(value)) === to,
          ),
        top,
      )
    await expect.poll(isStored, patience).toBe(true)
  }

  /** Types into the open search. */
  async typeQuery(query: string): Promise<void> {
    await this.expectValue(true, () => document.activeElement?.getAttribute('role') === 'combobox')
    await this.engine.type(query)
  }

  /** Waits for the final results: those from titles alone, which come first, are replaced. */
  async expectResults(css: string, { query, count }: KnownResults): Promise<void> {
    await this.expectText(`${css} [role=status]`, `${count} results for "${query}"`)
  }
}
