import { titleOf } from './builtPaths'
import type { DocsSite } from './DocsSite'
import { expect, test } from './test'

/** Gets the words of elements as page translation does: every text node becomes two nested elements with other words. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, pre')) continue
    const outer = document.createElement('my-font')
    const inner = outer.appendChild(document.createElement('my-font'))
    text.replaceWith(outer)
    inner.textContent = text.data
  }
}

/** What page translation and extensions do to a page. Each runs in the browser, with `translate` in scope. */
const alterations: Record<string, () => void> = {
  'everything is translated': () => {
    document.documentElement.className = 'translated-ltr'
    document.documentElement.lang = 'de'
    translate(document.body)
  },
  'text nodes are replaced by others': () => {
    document.querySelectorAll('main p, main li, main h1, nav a').forEach((element) => {
      for (const node of [...element.childNodes])
        if (node instanceof Text) node.replaceWith(document.createTextNode(`${node.data} `))
    })
  },
  'nodes are put around the page: into the body, the root and the wrapper': () => {
    document.body.prepend(Object.assign(document.createElement('div'), { textContent: 'Bar' }))
    document.querySelector('#___gatsby')?.prepend(document.createElement('my-extension'))
    const wrapper = document.querySelector('#gatsby-focus-wrapper')
    wrapper?.prepend(document.createElement('my-extension'))
    wrapper?.append(document.createElement('my-extension'))
  },
  'nodes are put between the parts of the text': () => {
    document
      .querySelectorAll('main *:not(pre *, svg *, select *, my-mark)')
      .forEach((element) => element.after(document.createElement('my-mark')))
  },
  'links get icons, fields get buttons, both get attributes, and all elements get inline colors': () => {
    document.querySelectorAll('a').forEach((link) => {
      link.setAttribute('data-scanned', 'safe')
      link.append(document.createElement('my-icon'))
    })
    document.querySelectorAll('input, button').forEach((field) => {
      field.setAttribute('data-manager', '1')
      field.insertAdjacentElement('afterend', document.createElement('my-button'))
    })
    document.querySelectorAll<HTMLElement>('body *').forEach((element) => (element.style.colorScheme = 'dark'))
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
  },
  'the words a reader looks for are marked': () => {
    document.querySelectorAll('main p').forEach((paragraph) => {
      for (const node of [...paragraph.childNodes]) {
        if (!(node instanceof Text) || node.length < 3) continue
        const mark = document.createElement('mark')
        node.splitText(1).before(mark)
        mark.append(node)
      }
    })
  },
}

/** Reading on: sidebar, tabs, colors, search, and the way back. */
async function readOn(site: DocsSite, tab = 1): Promise<void> {
  await expect(site.tabs().getByRole('radio').nth(tab)).not.toBeChecked()
  await site.tabs().getByRole('radio').nth(tab).click()
  await expect(site.tabs().getByRole('radio').nth(tab)).toBeChecked()
  await site.switchColors()
  const next = await site.followAnySidebarLink()
  await expect(site.title).toContainText(titleOf(next))
  await site.page.keyboard.press('Control+k')
  await site.searchFor('stickiness')
  await site.page.keyboard.press('Enter')
  await site.expectUrl('/reference/stickiness')
  await expect(site.title).toContainText(titleOf('/reference/stickiness'))
  await site.goBack()
  await site.expectUrl(next)
  await expect(site.title).toContainText(titleOf(next))
  await expect(site.page.getByRole('alert')).toHaveCount(0)
}

/** The alterations as functions of the browser, once and whenever something is added to the page. */
const inBrowser = (name: string, again = '') =>
  `{ ${translate.toString()}; const alter = ${(alterations[name] ?? String).toString()}; ${again} }`

test.describe('a page that translators and extensions alter', () => {
  // React reports that it drew the page itself, since the HTML was altered before.
  test.use({ expectedErrors: ['Minified React error'] })

  test('navigation and search keep working', async ({ site }) => {
    await site.serveIndex()
    await site.open('/quickstart')
    for (const [index, name] of Object.keys(alterations).entries()) {
      await test.step(name, async () => {
        await site.page.evaluate(inBrowser(name, 'alter()'))
        await readOn(site, 1 - (index % 2))
        await site.navigateTo('/quickstart')
        await site.expectUrl('/quickstart')
        await expect(site.title).toContainText(titleOf('/quickstart'))
      })
    }
  })

  test('navigation and search work on a page that is altered before it is hydrated, and after each change', async ({
    site,
  }) => {
    await site.serveIndex()
    const change =
      'let timer; let rest = 5; const later = () => { clearTimeout(timer); timer = setTimeout(() => { if (rest-- === 0) return; observer.disconnect(); alter(); watch() }, 50) }'
    const watch =
      'const observer = new MutationObserver(later); const watch = () => observer.observe(document.querySelector("#___gatsby"), { childList: true, subtree: true })'
    const names = Object.keys(alterations)
    const scripts = names.map(
      (name) =>
        `if (sessionStorage.alteration === ${JSON.stringify(name)}) ${inBrowser(name, `${change}; ${watch}; addEventListener('DOMContentLoaded', () => { alter(); watch() })`)}`,
    )
    await site.page.addInitScript(scripts.join('\n'))
    await site.open('/topics')
    for (const name of names) {
      await test.step(name, async () => {
        await site.page.evaluate((alteration) => {
          localStorage.clear()
          sessionStorage.alteration = alteration
        }, name)
        await site.open('/quickstart')
        await readOn(site)
      })
    }
  })

  test('what changes on a translated page is shown, in its place, and what was there before is not', async ({
    site,
  }) => {
    await site.open('/reference/api/unleash')
    await site.waitForLateParts()
    const translateAll = () => site.page.evaluate(inBrowser('everything is translated', 'alter()'))
    for (const speed of ['immediately', 'too late']) {
      await test.step(`translated ${speed}`, async () => {
        await translateAll()
        await site.operationFilter.fill('create, 0.3')
        await expect(site.operationCount).toHaveText(/^\d+ operations in 0\.3, \d+ of them not confirmed$/)
        if (speed === 'immediately') await translateAll()
        await site.operationFilter.fill('token')
        await expect(site.operationCount).toHaveText(/^\d+ operations$/)
      })
    }
  })

  test('translators that add their words before a text node and then remove it do the same', async ({ site }) => {
    await site.open('/lab')
    await site.waitForLateParts()
    await expect(site.text.getByText('Why', { exact: true })).toBeVisible()
    await site.page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
        // oxlint-disable-next-line typescript/no-deprecated -- Translators use it.
        text.before(Object.assign(document.createElement('font'), { textContent: text.data }))
        text.remove()
      }
    })
    const steps = site.text.getByRole('listitem')
    await expect(steps.filter({ hasText: 'The flag is enabled in this environment.' })).toContainText('Yes')
    await site.text.getByRole('checkbox', { name: 'Enabled in production' }).uncheck()
    await expect(steps.filter({ hasText: 'The flag is disabled in this environment.' })).toContainText('No')
  })
})
