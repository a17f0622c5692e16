import fs from 'node:fs'
import type { Locator } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { axeViolations, noViolations, structureViolations } from '../axeViolations'
import type { DocsSite } from '../DocsSite'
import { expect, folder, test } from './test'

const simulator = (site: DocsSite): Locator => site.text.getByRole('group', { name: 'Rollout simulator' })
const summary = (site: DocsSite): Locator => simulator(site).getByRole('status').first()
const row = (site: DocsSite, name: string): Locator => simulator(site).getByRole('row').filter({ hasText: name })
const slider = (site: DocsSite, group: string): Locator =>
  simulator(site).getByRole('group', { name: group, exact: true }).getByRole('slider')

async function start(site: DocsSite, page: string): Promise<void> {
  await site.open(page)
  await simulator(site).getByRole('button', { name: 'Try it with 10,000 users' }).click()
  await expect(
    row(site, 'No variant').or(row(site, 'Off before and after')).or(row(site, 'Neither flag')),
  ).not.toContainText('…')
}

/** Scripts with the code of the simulator: its view, and its worker. */
const simulatorScripts = () =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js') && /sim-picture|nordics/.test(fs.readFileSync(`${folder}/${file}`, 'utf8')))

test('a larger percentage only adds users, with the keyboard', async ({ site }) => {
  await site.open('/reference/activation-strategies')
  const button = simulator(site).getByRole('button')
  await expect(simulator(site)).toContainText('1,423')
  await button.focus()
  await site.page.keyboard.press('Enter')
  await expect(summary(site)).toHaveText('Users added: 1,423. Users removed: 0. Users who keep the feature: 1,004.')
  await site.page.keyboard.press('Tab')
  await expect(slider(site, 'Before')).toBeFocused()
  await slider(site, 'After').focus()
  for (let step = 0; step < 5; step++) await site.page.keyboard.press('ArrowRight')
  await expect(slider(site, 'After')).toHaveValue('30')
  await expect(summary(site)).toContainText('Users removed: 0. Users who keep the feature: 1,004.')
  await expect(summary(site)).not.toContainText('Users added: 1,423')
})

test('nothing is loaded before, both scripts together have at most 10 KB, and users can be reshuffled', async ({
  site,
}) => {
  const requests: string[] = []
  site.page.on('request', (request) => requests.push(new URL(request.url()).pathname.slice(1)))
  await site.open('/reference/stickiness')
  await simulator(site).getByRole('button').hover()
  await site.page.waitForLoadState('networkidle')
  const scripts = simulatorScripts()
  expect(requests.filter((file) => scripts.includes(file))).toEqual([])
  await simulator(site).getByRole('button').click()
  await expect(summary(site)).toContainText('Users added')
  const loaded = requests.filter((file) => scripts.includes(file))
  expect(loaded.length).toBeGreaterThanOrEqual(2)
  const sizes = loaded.map((file) => brotliCompressSync(fs.readFileSync(`${folder}/${file}`)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10 * 1024)

  await test.step('the picture has numbers and letters, which its table explains', async () => {
    const chart = simulator(site).locator('figure')
    await expect(chart).toContainText('10,000 users in the order of their buckets: before. Each column has 50 of them.')
    await expect(chart).toContainText('2,500')
    for (const letter of ['A', 'B', 'C']) {
      await expect(chart.getByText(letter, { exact: true })).toBeVisible()
      await expect(simulator(site).getByRole('table').getByText(letter, { exact: true })).toBeVisible()
    }
  })

  await test.step('the colors of the picture differ in forced colors', async () => {
    await site.page.emulateMedia({ forcedColors: 'active' })
    const fills = await simulator(site)
      .locator('svg path[data-color]')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
    expect(new Set(fills).size).toBe(3)
  })
})

test('a link to a state opens the simulator with it, in view', async ({ site, otherTab }) => {
  await start(site, '/reference/feature-toggle-variants')
  await simulator(site).getByLabel('green, as a number').fill('0')
  await simulator(site).getByLabel('Follow a user').fill('user-9')
  await site.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await simulator(site).getByRole('button', { name: 'Copy link to this state' }).click()
  await expect(simulator(site).getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await site.page.evaluate(() => navigator.clipboard.readText())
  await otherTab.open(link.replace(/^https?:\/\/[^/]+/, ''))
  await expect(row(otherTab, 'green')).toHaveText(/green\s*0\s*0$/)
  await expect(simulator(otherTab).getByLabel('Follow a user')).toHaveValue('user-9')
  await expect(simulator(otherTab).getByRole('img')).toBeInViewport()
})

test('weights decide how many users have a variant', async ({ site }) => {
  await start(site, '/reference/feature-toggle-variants')
  await expect(row(site, 'green')).toContainText('3,227')
  const green = simulator(site).getByLabel('green, as a number')
  await green.fill('')
  await green.pressSequentially('250')
  await expect(green).toHaveValue('250')
  await green.fill('0')
  await expect(row(site, 'green')).toHaveText(/green\s*0\s*0$/)
  await expect(summary(site)).not.toContainText(': 0.')

  await test.step('axe finds nothing, and nothing overflows', async () => {
    for (const width of [1280, 320]) {
      await site.page.setViewportSize({ width, height: 900 })
      // Controls that are half below the navbar would be too small to hit.
      await site.scrollTo(0)
      if (width === 1280) expect(await axeViolations(site, 'main')).toEqual(noViolations)
      else expect(await structureViolations(site, 'main')).toEqual([])
      expect(await site.sidewaysScroll()).toBe(0)
    }
  })
})

for (const [what, page, name, action, loaded] of [
  ['a simulator', '/reference/stickiness', 'Rollout simulator', 'Try it with 10,000 users', 'Users added'],
  [
    'a simulator of variants',
    '/reference/feature-toggle-variants',
    'Rollout simulator',
    'Try it with 10,000 users',
    'Users with',
  ],
  ['a lab', '/reference/strategy-constraints', 'Evaluation lab', 'Try it with your own values', 'is on'],
] as const) {
  test(`nothing moves when ${what} loads late`, async ({ site }) => {
    await site.watchShifts()
    // Each on one side of the only width at which their layout changes.
    for (const width of [320, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await site.page.setViewportSize({ width, height: 900 })
        await site.open(page)
        const box = site.text.getByRole('group', { name }).first()
        const button = box.getByRole('button', { name: action })
        await button.scrollIntoViewIfNeeded()
        const height = () => box.evaluate((element) => element.getBoundingClientRect().height)
        // Until the reader presses it, only a button takes space.
        expect.soft((await button.boundingBox())?.height).toBeLessThan(80)
        const scriptLoads = await site.holdBack('**/*.js')
        await button.click()
        // A third of a second: what waits shows after a fifth.
        await site.nextAnimationFrames(20)
        const before = await height()
        scriptLoads.send()
        await expect(box).toContainText(loaded)
        await site.nextAnimationFrames(20)
        expect.soft(await height()).toBe(before)
        expect.soft(await site.shifts()).toBe(0)
        // Else the router scrolls the next one to where this one was.
        await site.page.evaluate(() => sessionStorage.clear())
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the results are in the text, without a button', async ({ site }) => {
    await site.openPlain('/reference/stickiness')
    await expect(simulator(site).getByRole('table')).toContainText('1,900')
    await expect(site.text.getByRole('group', { name: 'Evaluation lab' })).toContainText('The hash of')
    await expect(site.text.getByRole('button')).toHaveCount(0)
  })
})
