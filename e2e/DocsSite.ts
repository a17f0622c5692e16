import { expect, type Locator, type Page } from '@playwright/test'

/** What a reader does and sees. Tests say it in these words and know nothing of the page's elements. */
export class DocsSite {
  constructor(readonly page: Page) {}

  // Going places

  /** Opens an address and waits until its controls work. */
  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.waitUntilReady()
  }

  /** Opens an address in a browser without scripts, where nothing has to become ready. */
  async openPlain(address: string): Promise<void> {
    await this.page.goto(address)
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.waitUntilReady()
  }

  /** Follows a link of the text by its words. */
  async followLink(name: string): Promise<void> {
    await this.text.getByRole('link', { name, exact: true }).first().click()
  }

  /** Goes where a link of the site would, also to an address that no page of today links to. */
  async followInternalLink(address: string): Promise<void> {
    await this.page.evaluate((to) => window.___navigate(to), address)
  }

  async goBack(): Promise<void> {
    await this.page.goBack()
  }

  async goNext(): Promise<void> {
    await this.neighbours.locator('[rel=next]').click()
  }

  async goPrevious(): Promise<void> {
    await this.neighbours.locator('[rel=prev]').click()
  }

  /** Waits until the address is this one: path, query and hash. */
  async expectAddress(address: string): Promise<void> {
    await expect.poll(() => this.address()).toBe(address)
  }

  address(): string {
    const { pathname, search, hash } = new URL(this.page.url())
    return pathname + search + hash
  }

  /** Files with these addresses stay on their way until they are sent, or lost. */
  async holdBack(addresses: string | RegExp): Promise<{ send: () => void; lose: () => void }> {
    let decide: (arrives: boolean) => void = () => undefined
    const arrives = new Promise<boolean>((resolve) => (decide = resolve))
    await this.page.route(addresses, async (route) => ((await arrives) ? route.continue() : route.abort()))
    return { send: () => decide(true), lose: () => decide(false) }
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
  async neighbourPaths(): Promise<{ previous: string | null; next: string | null }> {
    const pathOf = async (rel: string) => {
      const link = this.neighbours.locator(`[rel=${rel}]`)
      return (await link.count()) === 0 ? null : link.getAttribute('href')
    }
    return { previous: await pathOf('prev'), next: await pathOf('next') }
  }

  /** The list of headings beside the text. */
  get contents(): Locator {
    return this.page.getByRole('navigation', { name: 'On this page' })
  }

  get currentContents(): Locator {
    return this.contents.locator('[aria-current]')
  }

  /** The page while another one is on its way for so long that it shows. */
  get loadingPage(): Locator {
    return this.page.locator('html[data-loading]')
  }

  /** From now on, notes what a screen reader would say of changes. */
  async listen(): Promise<void> {
    await this.page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement
          const region = element?.closest('[aria-live], [role=status], [role=alert]')
          if (region?.textContent) heard.push(region.textContent)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  }

  async heard(): Promise<string[]> {
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

  async description(): Promise<string | null> {
    return this.page.locator('meta[name=description]').getAttribute('content')
  }

  async canonicalAddress(): Promise<string | null> {
    return this.page.locator('link[rel=canonical]').getAttribute('href')
  }

  /** How far the page itself can be scrolled sideways, in pixels. */
  async sidewaysScroll(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }

  /** Pixels from the top of the page. */
  async scrollPosition(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY))
  }

  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
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

  /** Pixels between the lower edge of the bar's place and an element. */
  async distanceBelowNavbar(id: string): Promise<number> {
    const height = await this.navbar.evaluate((bar) => (bar as HTMLElement).offsetHeight)
    const top = await this.page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id)
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

  /** Waits for what is fetched a second after the page: what says that there is no connection would not come without one. */
  async waitForLateParts(): Promise<void> {
    await this.page.waitForFunction(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
        ({ name, responseEnd }) => name.includes('/go-by-browser-') && responseEnd > 0,
      ),
    )
    await this.page.waitForLoadState('networkidle')
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

  /** The button beside a group's name. */
  sidebarGroup(name: string): Locator {
    return this.sidebar.getByRole('button', { name: `${name}, pages`, exact: true })
  }

  async openSidebarGroup(name: string): Promise<void> {
    await expect(this.sidebarGroup(name)).toHaveAttribute('aria-expanded', 'false')
    await this.sidebarGroup(name).click()
  }

  async closeSidebarGroup(name: string): Promise<void> {
    await expect(this.sidebarGroup(name)).toHaveAttribute('aria-expanded', 'true')
    await this.sidebarGroup(name).click()
  }

  sidebarLink(name: string): Locator {
    return this.sidebar.getByRole('link', { name, exact: true })
  }

  async currentSidebarPage(): Promise<string> {
    return this.sidebar.locator('[aria-current=page]').innerText()
  }

  // The mobile menu

  /** How far the box round the sidebar is scrolled, in pixels; the menu is its own box. */
  async sidebarScroll(): Promise<number> {
    return this.sidebar.evaluate((nav) => Math.round((nav.closest('dialog') ?? nav.parentElement)?.scrollTop ?? NaN))
  }

  async scrollSidebar(distance: number): Promise<void> {
    await this.sidebar.evaluate((nav, by) => (nav.closest('dialog') ?? nav.parentElement)?.scrollBy({ top: by, behavior: 'instant' }), distance)
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

  // Colours

  async switchColours(): Promise<void> {
    await this.page.getByRole('button', { name: /^Switch to (dark|light) colours$/ }).click()
  }

  /** Whether the page is light or dark as the reader sees it: by the brightness of its surface. */
  async colours(): Promise<'light' | 'dark'> {
    const channels = await this.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g))
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

  /** What was found: pages, and sections below them. */
  get searchHits(): Locator {
    return this.searchDialog.getByRole('treeitem')
  }

  /** What a screen reader says about the results. */
  get searchMessage(): Locator {
    return this.searchDialog.getByRole('status')
  }

  async openSearch(): Promise<void> {
    await this.searchButton.click()
    await expect(this.searchField).toBeFocused()
  }

  /** Types into the open dialog, and waits until the answer to it is there. */
  async searchFor(query: string): Promise<void> {
    await this.searchField.fill(query)
    await expect(this.searchMessage).toContainText(`"${query}"`)
  }

  /** Types a query and presses Enter at once, faster than any engine answers. */
  async searchInHaste(query: string): Promise<void> {
    await this.searchField.evaluate((field: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }, query)
  }

  /** From the next page on the browser knows a search of an earlier visit. */
  async startWithRecentSearch(url: string, title: string): Promise<void> {
    await this.page.addInitScript((hit) => {
      window.localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__embedded', JSON.stringify([hit]))
    }, { objectID: 'a', url, url_without_anchor: url, anchor: null, type: 'lvl1', hierarchy: { lvl0: 'Recent', lvl1: title } })
  }

  /** What the page of results says about them. */
  get resultsMessage(): Locator {
    return this.text.getByRole('status').first()
  }

  /** What the page of results has found, from the top; sections stand below their page. */
  get foundPages(): Locator {
    return this.text.getByRole('heading', { level: 2 }).getByRole('link')
  }

  /** Waits until the page of results has an answer, and says how many results there are. */
  async countResults(query: string): Promise<number> {
    await expect(this.resultsMessage).toContainText(`results for "${query}"`)
    return Number.parseInt(await this.resultsMessage.innerText())
  }

  get kindFilter(): Locator {
    return this.text.getByRole('navigation', { name: 'Kinds of pages' })
  }

  /** How many results the filter promises for each kind, and for all of them. */
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

  tabs(place = 0): Locator {
    return this.text.getByRole('tablist').nth(place)
  }

  async chooseTab(name: string, place = 0): Promise<void> {
    await this.tabs(place).getByRole('tab', { name, exact: true }).click()
  }

  async chosenTab(place = 0): Promise<string> {
    return this.tabs(place).getByRole('tab', { selected: true }).innerText()
  }

  codeBlock(place = 0): Locator {
    return this.text.locator('figure:has(pre)').nth(place)
  }

  /** The code block of a file name, or of a language, that holds some text. */
  codeBlockNamed(name: string, text = ''): Locator {
    const header = this.page.locator('figcaption', { hasText: name })
    return this.text.locator('figure:has(pre)', { has: header, hasText: text })
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
    await this.text.getByRole('button', { name: /^Show all \d+ lines$/ }).first().click()
  }

  /** Opens everything of the text that is folded. */
  async openAllDetails(): Promise<void> {
    await this.page.evaluate(() => document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')))
  }

  /** Opens the contents list where it stands above the text. */
  async openContents(): Promise<void> {
    await this.text.locator('summary').getByText('On this page').click()
  }

  // Pictures, videos, terms

  /** The link round an image that opens it over the page. */
  picture(alt: string): Locator {
    return this.text.getByRole('link', { name: `Enlarge: ${alt}` })
  }

  async enlargeAnyPicture(): Promise<void> {
    await this.text.getByRole('link', { name: /^Enlarge: / }).first().click()
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
    return this.text.getByRole('link', { name: `Play: ${title}` })
  }

  /** The word of a term that is explained where it stands. */
  term(word: string): Locator {
    return this.text.getByRole('paragraph').getByRole('link', { name: word, exact: true })
  }

  get explanation(): Locator {
    return this.page.getByRole('tooltip')
  }

  // The API reference

  /** The row of a field by its id, which is its address. */
  field(id: string): Locator {
    return this.page.locator(`[id="${id}"]`)
  }

  /** Opens the details of a field, with the keyboard. */
  async unfold(id: string): Promise<void> {
    await this.field(id).locator('summary').first().focus()
    await this.page.keyboard.press('Enter')
  }

  /** Presses Tab until something has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      await this.page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))) return
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

  /** In pixels, of the box that the code stands in, or will stand in. */
  async heightOfSample(): Promise<number> {
    return this.sampleLanguage.locator('xpath=../following-sibling::div[1]').evaluate((box) => box.clientHeight)
  }

  async isWiderThanItsBox(content: Locator): Promise<boolean> {
    return content.locator('..').evaluate((box) => box.scrollWidth > box.clientWidth)
  }

  async fillIn(values: { server?: string; token?: string }): Promise<void> {
    const server = this.text.getByLabel('Address of your Unleash server')
    if (!(await server.isVisible())) await this.text.getByText('Fill in your server and token').click()
    if (values.server !== undefined) await server.fill(values.server)
    if (values.token !== undefined) await this.text.getByLabel('API token').fill(values.token)
  }

  get operationFilter(): Locator {
    return this.text.getByLabel('Find an operation')
  }

  get operationCount(): Locator {
    return this.text.getByRole('search').getByRole('status')
  }

  /** Opens a subject of the index. */
  async openOperationGroup(title: string): Promise<void> {
    await this.text.locator('summary').filter({ hasText: new RegExp(`^${title} \\d+$`) }).click()
  }

  /** Titles of the operations that the index shows. */
  async shownOperations(): Promise<string[]> {
    const links = this.text.locator('details[open] li a')
    return (await links.allInnerTexts()).filter((text) => !text.startsWith('All about '))
  }

  private get neighbours(): Locator {
    return this.page.getByRole('navigation', { name: 'Previous and next page' })
  }

  /** React marks the elements it has taken over: the footer is the last of them. */
  async waitUntilReady(): Promise<void> {
    await this.page.waitForFunction(() => {
      const footer = document.querySelector('footer')
      return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactProps$'))
    })
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}
