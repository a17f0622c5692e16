import { expect, type Locator, type Page } from '@playwright/test'
import { searchPages } from './searchPages'

/** The label of the chosen radio button in a group of tabs. */
export function labelOfChosen(group: Locator): Locator {
  return group.locator('label:has(:checked)')
}

/** Page object of the site: what a reader does and sees. Specs use it instead of selectors. */
export class DocsSite {
  constructor(readonly page: Page) {}

  // Going places

  /** Opens a URL and waits until its controls work. */
  async open(url: string): Promise<void> {
    await this.page.goto(url)
    await this.waitUntilReady()
  }

  /** Opens a URL in a browser without scripts: there is nothing to wait for. */
  async openPlain(url: string): Promise<void> {
    await this.page.goto(url)
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.waitUntilReady()
  }

  /** Follows a link of the text by its words. */
  async followLink(name: string): Promise<void> {
    await this.text.getByRole('link', { name, exact: true }).first().click()
  }

  /** Follows the entry of the sidebar with this path. */
  async followSidebarLink(path: string): Promise<void> {
    await this.sidebar.locator(`a[href="${path}"]`).click()
  }

  /** Follows the first entry of the sidebar that leads to another page, and returns its path. */
  async followAnySidebarLink(): Promise<string> {
    const link = this.sidebar.locator('a[href^="/"]:not([aria-current], [href="/"])').filter({ visible: true }).first()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await this.expectUrl(path)
    return path
  }

  /** Navigates through the router to a URL that the page has no link to. Where it has one, follow that. */
  async navigateTo(url: string): Promise<void> {
    await this.page.evaluate((to) => window.___navigate(to), url)
  }

  /** Navigates through the router to a URL that the server redirects: another document replaces this one, so the router's promise never settles. */
  async navigateToOldPath(url: string): Promise<void> {
    await this.page.evaluate((to) => void window.___navigate(to), url)
  }

  async goBack(): Promise<void> {
    await this.page.goBack()
  }

  async goNext(): Promise<void> {
    await this.pagination.locator('[rel=next]').click()
  }

  async goPrevious(): Promise<void> {
    await this.pagination.locator('[rel=prev]').click()
  }

  /** Waits until path, query and hash are these. */
  async expectUrl(url: string): Promise<void> {
    await expect.poll(() => this.url()).toBe(url)
  }

  url(): string {
    const { pathname, search, hash } = new URL(this.page.url())
    return pathname + search + hash
  }

  /** Delays the responses for these URLs until they are sent or lost. */
  async holdBack(urls: string | RegExp): Promise<{ send: () => void; lose: () => void }> {
    let decide: (arrives: boolean) => void = () => undefined
    const arrives = new Promise<boolean>((resolve) => (decide = resolve))
    await this.page.route(urls, async (route) => ((await arrives) ? route.fallback() : route.abort()))
    return { send: () => decide(true), lose: () => decide(false) }
  }

  /** Opens a URL whose scripts don't arrive until they are sent or lost. */
  async openWithoutScripts(url: string): Promise<{ send: () => void; lose: () => void }> {
    await this.page.unrouteAll()
    const scripts = await this.holdBack('**/*.js')
    await this.page.goto(url, { waitUntil: 'commit' })
    await expect(this.page.getByRole('contentinfo')).toBeAttached()
    return scripts
  }

  // Reading

  get text(): Locator {
    return this.page.getByRole('main')
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  async readHeading(): Promise<string> {
    return (await this.title.innerText()).trim()
  }

  async breadcrumbs(): Promise<string[]> {
    return this.page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').allInnerTexts()
  }

  /** Where the links to the previous and the next page lead. */
  async paginationPaths(): Promise<{ previous: string | null; next: string | null }> {
    const pathOf = async (rel: string) => {
      const link = this.pagination.locator(`[rel=${rel}]`)
      return (await link.count()) === 0 ? null : link.getAttribute('href')
    }
    return { previous: await pathOf('prev'), next: await pathOf('next') }
  }

  /** The headings beside the text. */
  get tableOfContents(): Locator {
    return this.page.getByRole('navigation', { name: 'On this page' })
  }

  get activeHeadingLink(): Locator {
    return this.tableOfContents.locator('[aria-current]')
  }

  /** The page while another one is on its way for so long that it shows. */
  get loadingPage(): Locator {
    return this.page.locator('html[data-loading]')
  }

  /** Starts to record what a screen reader would announce. */
  async recordAnnouncements(): Promise<void> {
    await this.page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement
          const region = element?.closest('[aria-live], [role=status], [role=alert]')
          if (region?.textContent && region.getAttribute('aria-live') !== 'off') heard.push(region.textContent)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  }

  async announcements(): Promise<string[]> {
    return this.page.evaluate(() => (window as { heard?: string[] }).heard ?? [])
  }

  /** From the next page on, adds up how far what is seen moves by itself (the browser's layout shift). */
  async watchShifts(): Promise<void> {
    await this.page.addInitScript(() => {
      const sum = { shifts: 0 }
      Object.assign(window, sum)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
          if (!hadRecentInput) Object.assign(window, { shifts: (sum.shifts += value) })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
  }

  /** In shares of the window: 0.1 is the most that is called good. */
  async shifts(): Promise<number> {
    return this.page.evaluate(() => (window as { shifts?: number }).shifts ?? NaN)
  }

  /** Names of the fonts that the browser draws an element with. */
  async fontsOf(selector: string): Promise<string[]> {
    const browser = await this.page.context().newCDPSession(this.page)
    await browser.send('DOM.enable')
    await browser.send('CSS.enable')
    const { root } = await browser.send('DOM.getDocument')
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    await browser.detach()
    return fonts.map(({ familyName }) => familyName)
  }

  async description(): Promise<string | null> {
    return this.page.locator('meta[name=description]').getAttribute('content')
  }

  /** How far the page itself can be scrolled sideways, in pixels. */
  async sidewaysScroll(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }

  /** Controls of the text with less than 24 by 24 pixels. Links in sentences may be lower. */
  async smallControls(): Promise<string[]> {
    return this.text
      .locator('summary, button, select, input:not(.visually-hidden *), textarea')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect()
          const isSmall = control.checkVisibility() && (width < 24 || height < 24)
          return isSmall ? [`${control.ariaLabel ?? control.textContent} ${control.tagName}: ${width} × ${height}`] : []
        }),
      )
  }

  /** Pixels from the top of the page. */
  async scrollPosition(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY))
  }

  /** The scroll position at the moment of a click that leads to another page. */
  async scrollPositionAt(click: () => Promise<void>): Promise<number> {
    const position = this.page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
        ),
    )
    await click()
    return position
  }

  /** What Escape closes is gone immediately, but its history entry a little later. */
  async expectNoOverlay(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => (window.history.state as { isOverlay?: true } | null)?.isOverlay))
      .toBeUndefined()
  }

  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  }

  /** Waits until so many animation frames are painted: scroll events and what they change have happened by then. */
  async nextAnimationFrames(count = 2): Promise<void> {
    await this.page.evaluate(async (times) => {
      for (let time = 0; time < times; time++) await new Promise((resolve) => requestAnimationFrame(resolve))
    }, count)
  }

  /** Waits until the browser has run everything that waits for an idle moment, after its requests have ended. */
  async waitUntilIdle(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.waitForIdleCallbacks()
  }

  /** Also while requests are pending. The site uses a timeout of two seconds, too. */
  async waitForIdleCallbacks(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let turn = 0; turn < 2; turn++)
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    })
    await this.nextAnimationFrames()
  }

  /** Reads on for a moment, in which what is on its way can arrive, and be put down in the history. */
  async stay(): Promise<void> {
    await this.page.waitForTimeout(1000)
  }

  /** Where the upper edge of something was while something happened, in pixels from the top of the page; a place once each. */
  async placesWhile(thing: Locator, happens: () => Promise<void>): Promise<number[]> {
    const seen = await thing.evaluateHandle((element) => {
      const places = new Set<number>()
      const look = () => {
        places.add(Math.round(element.getBoundingClientRect().top + window.scrollY))
        requestAnimationFrame(look)
      }
      look()
      return places
    })
    await happens()
    return seen.evaluate((places) => [...places])
  }

  /** Scrolls as a wheel does. */
  async scrollBy(distance: number): Promise<void> {
    const before = await this.scrollPosition()
    await this.text.hover({ position: { x: 200, y: before + 300 } })
    await this.page.mouse.wheel(0, distance)
    await expect.poll(() => this.scrollPosition()).not.toBe(before)
  }

  /** Makes all text larger, in per cent of its size. */
  async enlargeText(percent: number): Promise<void> {
    await this.page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`)
  }

  // The navbar

  get navbar(): Locator {
    return this.page.getByRole('banner')
  }

  /** Pixels between the lower edge of the place of the bars and an element: the navbar, and on narrow windows the table of contents. */
  async distanceBelowNavbar(id: string): Promise<number> {
    const height = await this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('header, main > details > summary')].reduce(
        (sum, bar) => sum + bar.offsetHeight,
        0,
      ),
    )
    const top = await this.page.evaluate(
      (name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN,
      id,
    )
    return top - height
  }

  /** The list of languages or versions in the bar. */
  dropdown(label: string): Locator {
    return this.navbar.locator('details').filter({ has: this.page.locator(`summary[aria-label^="${label}:"]`) })
  }

  async openDropdown(label: string): Promise<void> {
    await this.dropdown(label).locator('summary').hover()
    await this.dropdown(label).locator('summary').click()
  }

  /** An entry of a list of the bar. */
  edition(label: string, name: string): Locator {
    return this.dropdown(label).getByRole('link', { name, exact: true })
  }

  /** The entry that the bar shows. */
  async shownEdition(label: string): Promise<string> {
    return (await this.dropdown(label).locator('summary').innerText()).trim()
  }

  /** Opens the list of languages or versions in the menu of a narrow window, by the entry that it shows. */
  async openMenuDropdown(label: string): Promise<void> {
    await this.menu.locator(`summary[aria-label^="${label}:"]`).click()
  }

  /** Waits for what loads after the page: the message for when there is no connection. */
  async waitForLateParts(): Promise<void> {
    await this.page.waitForFunction(() => {
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return loaded.some(({ name, responseEnd }) => name.includes('/offline-') && responseEnd > 0)
    })
  }

  /** The message that a page could not be loaded. */
  get loadAlert(): Locator {
    return this.page.getByRole('alert').filter({ hasText: /could not be loaded|did not load/ })
  }

  /** What a list of the bar needs to close arrives with the pointer or the focus; a reader is slower than this. */
  async waitForScripts(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
  }

  // The sidebar, also inside the mobile menu

  get sidebar(): Locator {
    return this.page.getByRole('navigation', { name: 'Documentation' })
  }

  /** The pages of a group, under its heading. */
  sidebarGroup(name: string): Locator {
    return this.sidebar.getByRole('list', { name, exact: true })
  }

  /** The field above the tree. */
  get sidebarFilter(): Locator {
    return this.page.getByRole('searchbox', { name: 'Filter pages and operations' })
  }

  sidebarLink(name: string): Locator {
    return this.sidebar.getByRole('link', { name, exact: true })
  }

  async currentSidebarPage(): Promise<string> {
    return this.sidebar.locator('[aria-current=page]').innerText()
  }

  // The mobile menu

  /** How far the box round the sidebar is scrolled, in pixels. */
  async sidebarScroll(): Promise<number> {
    return this.sidebar.evaluate((nav) => Math.round(nav.parentElement?.scrollTop ?? NaN))
  }

  async scrollSidebar(distance: number): Promise<void> {
    await this.sidebar.evaluate((nav, by) => nav.parentElement?.scrollBy({ top: by, behavior: 'instant' }), distance)
  }

  get menu(): Locator {
    return this.page.getByRole('dialog', { name: 'Menu' })
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'Open the menu' }).click()
  }

  async closeMenu(): Promise<void> {
    await this.menu.getByRole('button', { name: 'Close the menu' }).click()
  }

  // Colors

  get colorsButton(): Locator {
    return this.page.getByRole('button', { name: /^Switch to (dark|light|system) mode$/ })
  }

  /** To the next of light, dark and system. */
  async switchColors(): Promise<void> {
    await this.colorsButton.click()
  }

  /** Shows the page in other colors without a choice of the reader, also below a dialog that covers the button. */
  async showColors(colors: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), colors)
    await this.nextAnimationFrames()
    expect(await this.colors()).toBe(colors)
  }

  /** Whether the page is light or dark as the reader sees it: by the brightness of its surface. */
  async colors(): Promise<'light' | 'dark'> {
    const channels = await this.page.evaluate(() =>
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g),
    )
    return Number(channels?.[0]) > 127 ? 'light' : 'dark'
  }

  // Announcement and third parties

  get announcement(): Locator {
    return this.page.getByRole('complementary', { name: 'Announcement' })
  }

  async closeAnnouncement(): Promise<void> {
    await this.announcement.getByRole('button', { name: 'Close the announcement' }).click()
  }

  /** The question whether third parties may be loaded. */
  get consentQuestion(): Locator {
    return this.page.getByRole('region', { name: 'Privacy choices' })
  }

  async answerConsent(answer: 'Allow' | 'Decline'): Promise<void> {
    await this.consentQuestion.getByRole('button', { name: answer }).click()
  }

  /** Asks the footer for the question again. */
  async openPrivacyChoices(): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  }

  assistantButton(name: string): Locator {
    return this.page.getByRole('button', { name: `Ask ${name}` })
  }

  /** From the next page on the browser refuses to store anything, as a reader can tell it to. */
  async blockStorage(): Promise<void> {
    await this.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
  }

  // Searching

  get searchButton(): Locator {
    return this.page.getByRole('button', { name: 'Search', exact: true })
  }

  get searchDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Search' })
  }

  get searchField(): Locator {
    return this.searchDialog.getByRole('combobox', { name: 'Search' })
  }

  /** What was found: pages, and sections below them. In an empty dialog, the stored searches. */
  get searchHits(): Locator {
    return this.searchDialog.getByRole('option')
  }

  /** The first of them, when the query is the name of something. */
  get directAnswer(): Locator {
    return this.searchDialog.getByRole('listbox', { name: 'Direct answer' }).getByRole('option')
  }

  /** What the empty dialog offers besides stored searches: sections to start with. */
  get searchOffers(): Locator {
    return this.searchDialog.getByRole('navigation', { name: 'Start here' }).getByRole('listitem').getByRole('link')
  }

  /** The list of keyboard shortcuts. */
  get shortcutList(): Locator {
    return this.page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  }

  /** The button beside a stored search: `Save this search`, `Remove this search from history`. */
  storedSearchButton(action: string, title: string): Locator {
    return this.searchDialog.getByRole('button', { name: `${action}: ${title}`, exact: true })
  }

  /** Where the hits lead. */
  async searchHitUrls(): Promise<string[]> {
    return this.searchHits.evaluateAll((hits) => hits.map((hit) => hit.querySelector('a')?.getAttribute('href') ?? ''))
  }

  /** Chooses a value of a facet, `Kind` or `Plan`, or leaves it again, and closes the menu. */
  async chooseFacet(facet: string, value: string): Promise<void> {
    await this.searchDialog.getByRole('button', { name: facet }).first().click()
    await this.page.getByRole('menuitemcheckbox', { name: value, exact: true }).click()
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('menu')).toHaveCount(0)
  }

  /** What a screen reader says about the results. */
  get searchMessage(): Locator {
    return this.searchDialog.getByRole('status')
  }

  async openSearch(): Promise<void> {
    await this.searchButton.click()
    await expect(this.searchField).toBeFocused()
  }

  /** Serves an index of these pages in place of the site's own. */
  async serveIndex(pages = searchPages): Promise<void> {
    await this.page.route('**/search-index.json', (route) => route.fulfill({ json: pages }))
  }

  /** Types into the open dialog, and waits until the answer to it is there. */
  async searchFor(query: string): Promise<void> {
    await this.searchField.fill(query)
    await expect(this.searchMessage).toContainText(`"${query}"`)
    // The results below the first follow after a paint.
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
    )
  }

  /** Types a query and presses Enter immediately, faster than any engine answers. */
  async searchInHaste(query: string): Promise<void> {
    await this.searchField.evaluate((field: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }, query)
  }

  /** Types a query and clicks the link to the page of results immediately, faster than any engine responds. */
  async followAllResultsInHaste(query: string): Promise<void> {
    await this.searchField.evaluate(async (field: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      // React renders in a microtask.
      await Promise.resolve()
      document.querySelector<HTMLAnchorElement>('[role=dialog] a[href^="/search?"]')?.click()
    }, query)
  }

  /** From the next page on the browser knows searches of an earlier visit. */
  async startWithRecentSearches(title: string, ...urls: readonly string[]): Promise<void> {
    const hits = urls.map((url) => ({
      objectID: url,
      url,
      names: ['Recent', title],
    }))
    await this.page.addInitScript((stored) => {
      window.localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__embedded', JSON.stringify(stored))
    }, hits)
  }

  /** What the page of results says about them. */
  get resultsMessage(): Locator {
    return this.text.getByRole('status').first()
  }

  /** Results of the search page from the top; sections are below their page. */
  get foundPages(): Locator {
    return this.text.getByRole('heading', { level: 2 }).getByRole('link')
  }

  /** Waits until the page of results has an answer, and says how many results there are. */
  async countResults(query: string): Promise<number> {
    await expect(this.resultsMessage).toContainText(`results for "${query}"`)
    return Number.parseInt(await this.resultsMessage.innerText())
  }

  get kindFilter(): Locator {
    return this.text.getByRole('navigation', { name: 'Kind' })
  }

  /** Shows and hides the plans and SDKs to filter by. */
  get moreFilters(): Locator {
    return this.text.getByText('More filters')
  }

  get planFilter(): Locator {
    return this.text.getByRole('navigation', { name: 'Plan' })
  }

  /** How many results the filter promises for each kind. */
  async countsByKind(): Promise<Record<string, number>> {
    const labels = await this.kindFilter.getByRole('link').allInnerTexts()
    return Object.fromEntries(
      labels.map((label) => {
        const [, kind = label, count] = /^(.*?)\s+(\d+)/.exec(label) ?? []
        return [kind, Number(count)]
      }),
    )
  }

  // Tabs and code

  /** The radio buttons of a group of tabs. */
  tabs(place = 0): Locator {
    return this.text.getByRole('radiogroup').nth(place)
  }

  async tabNames(place = 0): Promise<string[]> {
    return (await this.tabs(place).locator('label').allInnerTexts()).map((name) => name.trim())
  }

  async chooseTab(name: string, place = 0): Promise<void> {
    await this.tabs(place).getByRole('radio', { name, exact: true }).click()
  }

  async chosenTab(place = 0): Promise<string> {
    return (await labelOfChosen(this.tabs(place)).innerText()).trim()
  }

  /** What the tabs of a page show, one of each group. */
  get tabPanels(): Locator {
    return this.text.locator('section[data-label]')
  }

  codeBlock(place = 0): Locator {
    return this.text.locator('figure:has(pre)').nth(place)
  }

  /** The code block of a file name, or of a language, that holds some text. */
  codeBlockNamed(name: string, text = ''): Locator {
    return this.text.getByRole('figure', { name }).filter({ has: this.page.locator('pre'), hasText: text })
  }

  /** Copies the code of a block: the one at a place of the page, or a given one. */
  async copyCode(which: number | Locator = 0): Promise<string> {
    const block = typeof which === 'number' ? this.codeBlock(which) : which
    await block.hover()
    await block.getByRole('button', { name: 'Copy the code' }).click()
    await expect(block.getByRole('status')).toHaveText('Copied')
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  async showWholeCode(): Promise<void> {
    await this.text
      .getByRole('button', { name: /^Show all \d+ lines$/ })
      .first()
      .click()
  }

  /** Opens all disclosures in the text. */
  async openAllDetails(): Promise<void> {
    await this.page.evaluate(() =>
      document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
    )
  }

  /** Opens the table of contents in the bar (narrow windows). */
  async openTableOfContents(): Promise<void> {
    await this.text.locator('summary', { hasText: 'On this page' }).click()
  }

  // Pictures, videos, terms

  /** The link round an image that opens it over the page. */
  picture(alt: string): Locator {
    return this.text.getByRole('link', { name: `Enlarge: ${alt}` })
  }

  /** Names of the files that the page requests from now on. */
  requestedFiles(pattern: RegExp): readonly string[] {
    const names: string[] = []
    this.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pattern.test(pathname)) names.push(pathname.slice(pathname.lastIndexOf('/') + 1))
    })
    return names
  }

  async enlargeAnyPicture(): Promise<void> {
    await this.text
      .getByRole('link', { name: /^Enlarge: / })
      .first()
      .click()
    await expect(this.page.locator('dialog[open]')).toBeVisible()
  }

  /** The image over the page. */
  enlargedPicture(alt: string): Locator {
    return this.page.getByRole('dialog', { name: alt })
  }

  /** The title of a card that leads somewhere. */
  cardLink(title: string): Locator {
    return this.text.locator('li > p > a').filter({ hasText: title }).first()
  }

  video(title: string): Locator {
    return this.text.getByRole('link', { name: new RegExp(`^${title} .* Play$`) })
  }

  /** A glossary term in the text. */
  term(word: string): Locator {
    return this.text.getByRole('paragraph').getByRole('link', { name: word, exact: true })
  }

  get explanation(): Locator {
    return this.page.getByRole('tooltip')
  }

  // The reader's stack

  /** The first tabs of the page whose choice is the SDK of the stack. */
  get sdkTabs(): Locator {
    return this.text.locator('[data-group=sdk]').first()
  }

  get chosenSdkTab(): Locator {
    return labelOfChosen(this.sdkTabs.getByRole('radiogroup').first())
  }

  /** Opens the panel; beside badges it says what the stack includes. */
  get stackButton(): Locator {
    return this.text.getByRole('article').getByRole('paragraph').getByRole('button', { name: 'My stack' })
  }

  get stackPanel(): Locator {
    return this.page.getByRole('dialog', { name: 'My stack' })
  }

  /** What a link to a stack contained that needs the reader. */
  get stackReport(): Locator {
    return this.stackPanel.getByRole('alert')
  }

  /** Opens the panel from the list of page actions, which every page of text has. */
  async openStack(): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click()
    await this.page.getByRole('listitem').getByRole('button', { name: 'My stack' }).click()
    await expect(this.stackPanel).toBeVisible()
  }

  /** Opens the panel, sets parts of the stack, and closes the panel. */
  async setStack(stack: {
    sdk?: string
    sdkVersion?: string
    unleash?: string
    plan?: string
    server?: string
  }): Promise<void> {
    await this.openStack()
    const { stackPanel } = this
    if (stack.sdk !== undefined) await stackPanel.getByLabel('SDK', { exact: true }).selectOption(stack.sdk)
    if (stack.sdkVersion !== undefined) await stackPanel.getByLabel('SDK version').fill(stack.sdkVersion)
    if (stack.unleash !== undefined) await stackPanel.getByLabel('Unleash version').fill(stack.unleash)
    if (stack.plan !== undefined) await stackPanel.getByLabel('Plan').selectOption(stack.plan)
    if (stack.server !== undefined) await stackPanel.getByLabel('URL of your Unleash server').fill(stack.server)
    await this.page.keyboard.press('Escape')
    await expect(stackPanel).toBeHidden()
  }

  /** Cells of a table that are marked as not supported by the SDK of the stack. */
  get unsupportedCells(): Locator {
    return this.text.locator('[data-stack-mark=lacks]')
  }

  /** Above each table whose cells can be marked: what the marks mean. */
  get stackNotes(): Locator {
    return this.text.locator('[data-stack-note]')
  }

  // Feedback

  get feedbackLink(): Locator {
    return this.text.getByRole('link', { name: 'No, this page wasn’t helpful' })
  }

  /** Answers the question under the page, with the keyboard. */
  async openFeedback(): Promise<void> {
    await this.feedbackLink.focus()
    await this.page.keyboard.press('Enter')
  }

  // The API reference

  /** What a page of an older version says first. */
  get olderNotice(): Locator {
    return this.text.getByRole('note').filter({ hasText: 'Older version' })
  }

  /** The row of a field by its ID. */
  field(id: string): Locator {
    return this.page.locator(`[id="${id}"]`)
  }

  /** Opens the details of a field, with the keyboard. */
  async expandField(id: string): Promise<void> {
    await this.field(id).locator('summary').first().focus()
    await this.page.keyboard.press('Enter')
  }

  /** Presses Tab until something has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      await this.page.keyboard.press('Tab')
      if (
        await target.evaluate(
          (element) => element === document.activeElement || element.contains(document.activeElement),
        )
      )
        return
    }
    throw new Error('Tab does not get there.')
  }

  get sampleLanguage(): Locator {
    return this.text.getByLabel('Language', { exact: true })
  }

  /** The code sample as it is read, and as it is copied. */
  get sample(): Locator {
    return this.text.locator('pre').first()
  }

  /** Height in pixels of the box of the code, also before the code is loaded. */
  async heightOfSample(): Promise<number> {
    return this.sampleLanguage.locator('xpath=../following-sibling::div[1]').evaluate((box) => box.clientHeight)
  }

  async isWiderThanItsBox(content: Locator): Promise<boolean> {
    return content.locator('..').evaluate((box) => box.scrollWidth > box.clientWidth)
  }

  async fillIn(values: { server?: string; token?: string }): Promise<void> {
    const server = this.text.getByLabel('URL of your Unleash server')
    if (!(await server.isVisible())) await this.text.getByText('Fill in your server and token').click()
    if (values.server !== undefined) await server.fill(values.server)
    if (values.token !== undefined) await this.text.getByLabel('API token').fill(values.token)
  }

  get operationFilter(): Locator {
    return this.text.getByLabel('Find an operation')
  }

  get operationCount(): Locator {
    return this.text.getByRole('search').getByRole('status').filter({ hasNotText: 'Loading' })
  }

  /** A row of the index, or of the page of a subject. */
  operationRow(title: string, method: string, path: string): Locator {
    const has = (text: string) => this.page.getByText(text, { exact: true })
    const row = this.text
      .getByRole('listitem')
      .filter({ has: has(title) })
      .filter({ has: has(method) })
    return row.filter({ has: has(path) })
  }

  /** Titles below a subject of the index. */
  operationsOf(subject: string): Locator {
    return this.text
      .locator('section', { has: this.page.getByRole('heading', { name: subject, exact: false }) })
      .first()
      .locator('li a')
  }

  /** Titles of the operations that the index shows. */
  async shownOperations(): Promise<string[]> {
    return this.text.locator('section li a').allTextContents()
  }

  private get pagination(): Locator {
    return this.page.getByRole('navigation', { name: 'Previous and next page' })
  }

  async waitUntilReady(): Promise<void> {
    await waitUntilHydrated(this.page)
    await this.nextAnimationFrames()
  }
}

/** React marks the elements that it has hydrated; the footer is the last one. */
export async function waitUntilHydrated(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer')
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactProps$'))
  })
}
