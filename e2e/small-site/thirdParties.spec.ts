import type { Page, Route } from '@playwright/test'
import { axeViolations, noViolations, structureViolations } from '../axeViolations'
import { expect, test } from './test'

test.use({ isFirstVisit: true })

// The watch over requests to other hosts is the point here: each test looks at them itself.
test.use({ expectedErrors: ['request to another host: https://'] })

const script = { contentType: 'text/javascript' }

/** Mocks the servers of all third parties. */
async function answer(page: Page, how: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url())
    await how(route)
  })
  return asked
}
const runs = (route: Route) =>
  route.fulfill({ ...script, body: 'counted.push(document.currentScript.dataset.domain, document.readyState)' })

test('nothing is requested from them before consent, or after a refusal; an assistant not before it is opened', async ({
  site,
}) => {
  const asked = await answer(site.page, (route) => route.fulfill({ ...script, body: '' }))
  await site.open('/quickstart')
  await expect(site.consentQuestion).toContainText('Counter: analytics')
  await expect(site.consentQuestion).toContainText('Helper: an assistant, only when you open it')
  await site.waitUntilIdle()
  await site.answerConsent('Decline')
  await expect(site.consentQuestion).toBeHidden()
  await site.reload()
  await expect(site.page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
  await site.waitUntilIdle()
  await expect(site.consentQuestion).toBeHidden()
  expect(asked).toEqual([])

  await test.step('an assistant that is opened', async () => {
    await site.assistantButton('Helper').click()
    await expect(site.consentQuestion).toContainText('You have declined them.')
    expect(asked).toEqual([])
    await site.answerConsent('Allow')
    await expect(site.assistantButton('Helper')).toBeHidden()
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['https://count.example/script.js', 'https://helper.example/widget.js'])
    await site.reload()
    await site.waitUntilIdle()
    expect(asked.filter((url) => url.includes('helper'))).toHaveLength(1)
  })
})

test('after consent all but assistants are loaded, with its attributes and variables, on every visit', async ({
  site,
}) => {
  const asked = await answer(site.page, runs)
  await site.open('/quickstart')
  await site.answerConsent('Allow')
  await expect.poll(() => asked).toEqual(['https://count.example/script.js'])
  await expect.poll(() => site.page.evaluate('counted')).toEqual(['start', 'docs.getunleash.io', 'complete'])
  await site.sidebarLink('Reference').click()
  await site.expectUrl('/reference')
  expect(asked).toHaveLength(1)
  await site.reload()
  await expect.poll(() => asked).toHaveLength(2)
  await expect(site.consentQuestion).toBeHidden()

  await test.step('a reader can take consent back, which stops what runs', async () => {
    await site.openPrivacyChoices()
    await expect(site.consentQuestion).toBeFocused()
    await expect(site.consentQuestion).toContainText('You have allowed them.')
    const reloaded = site.page.waitForEvent('load')
    await site.answerConsent('Decline')
    await reloaded
    await expect(site.page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
    await site.waitUntilIdle()
    expect(asked).toHaveLength(2)
    expect(await site.page.evaluate('typeof counted')).toBe('undefined')
  })
})

test('a page that is only prerendered counts as no visit', async ({ site }) => {
  const asked = await answer(site.page, runs)
  await site.open('/quickstart')
  await site.answerConsent('Allow')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  asked.length = 0
  await site.page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await site.page.goto('/quickstart')
  await site.waitForIdleCallbacks()
  await site.page.waitForTimeout(500)
  expect(asked).toEqual([])
  await site.page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('they wait until everything of the page itself is there', async ({ site }) => {
  const asked = await answer(site.page, runs)
  await site.page.addInitScript(() => localStorage.setItem('thirdParties.consent', 'granted ["Counter","Helper"]'))
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await site.page.route('**/img/logo.svg', async (route) => {
    await isReleased
    await route.continue()
  })
  await site.page.goto('/quickstart', { waitUntil: 'domcontentloaded' })
  // React doesn't wait for a reader who uses the page.
  await site.page.keyboard.press('Shift')
  await site.waitUntilReady()
  await site.waitForIdleCallbacks()
  expect(asked).toEqual([])
  release()
  await expect.poll(() => asked).toHaveLength(1)
})

test.describe('one that is', () => {
  test.use({ expectedErrors: ['request to another host: https://', 'Failed to load resource'] })

  test('blocked, hanging or broken changes nothing', async ({ site }) => {
    for (const [name, how] of [
      ['blocked', (route: Route) => route.abort('blockedbyclient')],
      ['hanging', () => Promise.resolve()],
      ['broken', (route: Route) => route.fulfill({ status: 500, body: '' })],
    ] as const) {
      await test.step(name, async () => {
        const asked = await answer(site.page, how)
        await site.open('/quickstart')
        await site.answerConsent('Allow')
        await expect.poll(() => asked).toHaveLength(1)
        await site.sidebarLink('Reference').click()
        await site.expectUrl('/reference')
        await site.switchColors()
        expect(await site.colors()).toBe('dark')
        await expect(site.page.getByRole('alert')).toHaveCount(0)
        await site.reload()
        await expect(site.title).toHaveText('Reference')
        await site.page.unrouteAll()
        await site.page.evaluate(() => localStorage.clear())
      })
    }
  })

  test('an assistant that is unavailable says so and can be tried again', async ({ site }) => {
    let isWell = false
    const asked = await answer(site.page, (route) =>
      isWell || route.request().url().includes('count') ? route.fulfill({ ...script, body: '' }) : route.abort(),
    )
    await site.open('/quickstart')
    await site.answerConsent('Allow')
    await site.assistantButton('Helper').click()
    await expect(site.page.getByRole('alert')).toContainText('Helper could not be loaded.')
    isWell = true
    await site.page.getByRole('button', { name: 'Retry' }).click()
    await expect(site.assistantButton('Helper')).toBeHidden()
    await expect(site.page.getByRole('alert')).toHaveCount(0)
    expect(asked.filter((url) => url.includes('helper'))).toHaveLength(2)
  })
})

test('one that was added since is asked about', async ({ site }) => {
  const asked = await answer(site.page, runs)
  await site.page.addInitScript(() => localStorage.setItem('thirdParties.consent', 'granted ["Counter"]'))
  await site.open('/quickstart')
  await expect(site.consentQuestion).toBeVisible()
  await site.waitUntilIdle()
  expect(asked).toEqual([])
})

test.describe('the content security policy', () => {
  test.use({
    expectedErrors: ['request to another host: https://', 'Content Security Policy', 'Fetch API cannot load'],
  })

  test('allows requests to the servers that are named, and no others', async ({ site }) => {
    const asked = await answer(site.page, (route) =>
      route.fulfill({ ...script, headers: { 'access-control-allow-origin': '*' }, body: '' }),
    )
    await site.open('/quickstart')
    const ask = (url: string) =>
      site.page.evaluate(
        (to) =>
          fetch(to).then(
            () => 'answered',
            () => 'refused',
          ),
        url,
      )
    expect(await ask('https://api.count.example/event')).toBe('answered')
    expect(await ask('https://other.example/event')).toBe('refused')
    expect(asked).toEqual(['https://api.count.example/event'])
  })
})

test.describe('without browser storage', () => {
  test.use({ expectedErrors: ['request to another host: https://', 'Nothing is stored in this browser'] })

  test('the choice applies as long as the site is open', async ({ site }) => {
    await site.blockStorage()
    const asked = await answer(site.page, runs)
    await site.open('/quickstart')
    await site.answerConsent('Allow')
    await expect.poll(() => asked).toHaveLength(1)
    await site.sidebarLink('Reference').click()
    await site.expectUrl('/reference')
    await expect(site.consentQuestion).toBeHidden()
  })
})

test('the question and the bar are accessible in all colors, and fit the width', async ({ site }) => {
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open('/quickstart')
  await expect(site.consentQuestion).toBeVisible()
  for (const width of [1280, 360, 320]) {
    await test.step(`at ${width} px`, async () => {
      await site.page.setViewportSize({ width, height: 740 })
      expect.soft(await site.sidewaysScroll()).toBe(0)
      if (width === 1280) expect.soft(await axeViolations(site)).toEqual(noViolations)
      else expect.soft(await structureViolations(site)).toEqual([])
    })
  }

  await test.step('what has the focus is not under the question', async () => {
    await site.page.setViewportSize({ width: 360, height: 640 })
    const links = site.page.getByRole('contentinfo').getByRole('link')
    for (const link of await links.all()) {
      await link.focus()
      const isOnTop = await link.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 2, top + height / 2))
      })
      expect(isOnTop, await link.innerText()).toBe(true)
    }
  })
})
