import fs from 'node:fs'
import { brotliCompressSync, deflateRawSync } from 'node:zlib'
import type { Locator } from '@playwright/test'
import type { DocsSite } from './DocsSite'
import { expect, test } from './test'

const fragmentOf = (json: string) => `v1.${deflateRawSync(Buffer.from(json)).toString('base64url')}`
const verdict = (site: DocsSite): Locator => site.page.getByRole('region', { name: 'Result' }).getByRole('status')
const field = (site: DocsSite, name: string): Locator => site.text.getByLabel(name, { exact: true }).first()

test('a page leads to its example, which can be changed and shared', async ({ site, otherTab }) => {
  await site.open('/reference/activation-strategies')
  await site.text.getByRole('link', { name: 'Open a gradual rollout in the lab' }).click()
  await site.expectUrl('/lab?example=gradual-rollout')
  await expect(verdict(site)).toHaveText('checkout-redesign is on')
  await expect(site.text).toContainText('bucket 10')
  await field(site, 'Rollout in percent').fill('9')
  await expect(verdict(site)).toHaveText('checkout-redesign is off')
  await expect.poll(() => site.url()).toMatch(/^\/lab#v1\./)
  await otherTab.open(site.url())
  await expect(verdict(otherTab)).toHaveText('checkout-redesign is off')
  await expect(field(otherTab, 'Rollout in percent')).toHaveValue('9')
})

test('another example of the page replaces the first one, which can be restored; a negative weight can not be entered', async ({
  site,
}) => {
  await site.open('/lab?example=variants')
  await expect(verdict(site)).toHaveText('checkout-redesign is on, variant green')
  await site.followLink('Constraints')
  await expect(field(site, 'country')).toHaveValue('no')
  await field(site, 'country').fill('de')
  await expect(verdict(site)).toHaveText('checkout-redesign is off')
  await expect(site.text).toContainText('country is "de", which isn\'t one of the values.')
  await site.text.getByRole('button', { name: 'Back to the previous flag' }).click()
  await expect(verdict(site)).toHaveText('checkout-redesign is on, variant green')
  await field(site, 'Weight').fill('-5')
  await expect(field(site, 'Weight')).toHaveValue('0')
})

test('parts are added, removed, copied and read', async ({ site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.open('/lab')

  await test.step('a copied link is announced', async () => {
    await site.text.getByRole('button', { name: 'Copy link' }).click()
    await expect(site.text.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
  })

  await test.step('parts are added and removed with the keyboard', async () => {
    const constraints = site.text.locator('summary', { hasText: /^Constraints/ })
    await constraints.focus()
    await site.page.keyboard.press('Enter')
    await site.text.getByRole('button', { name: 'Add constraint' }).focus()
    await site.page.keyboard.press('Enter')
    await expect(field(site, 'Context field')).toBeFocused()
    await expect(verdict(site)).toHaveText('checkout-redesign is off')
    await site.text.getByRole('button', { name: 'Remove constraint 1' }).focus()
    await site.page.keyboard.press('Enter')
    await expect(site.text.getByRole('button', { name: 'Add constraint' })).toBeFocused()
    await expect(verdict(site)).toHaveText('checkout-redesign is on')
    await site.text.getByRole('button', { name: 'Add flag' }).click()
    await site.text.getByRole('button', { name: 'Remove this flag' }).focus()
    await site.page.keyboard.press('Enter')
    await expect(site.text.getByRole('button', { name: 'Add flag' })).toBeFocused()
  })

  await test.step('20 MB are refused with a message: as a file, and when they are pasted', async () => {
    await site.text.locator('summary', { hasText: 'paste JSON' }).click()
    const file = test.info().outputPath('flags.json')
    fs.writeFileSync(file, '')
    fs.truncateSync(file, 20_000_000)
    const message = site.text.getByText('The JSON has 20.0 million characters')
    await site.text.locator('input[type=file]').setInputFiles(file)
    await expect(message).toBeVisible()
    await expect(verdict(site)).toHaveText('checkout-redesign is on')
    await field(site, 'JSON').fill('{}')
    await site.text.getByRole('button', { name: 'Read JSON' }).click()
    await expect(message).toHaveCount(0)
    const wasRefused = await field(site, 'JSON').evaluate((area) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', ' '.repeat(20_000_000))
      return !area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    expect(wasRefused).toBe(true)
    await expect(message).toBeVisible()
  })

  await test.step('what was added has the focus', async () => {
    for (const name of ['region', 'userId']) {
      await field(site, 'Another context field').fill(name)
      await site.page.keyboard.press('Enter')
      await expect(field(site, name)).toBeFocused()
    }
    for (const name of ['environment-2', 'environment-3']) {
      await site.text.getByRole('button', { name: 'Copy to another environment' }).click()
      await expect(field(site, 'Environment')).toBeFocused()
      await expect(field(site, 'Environment')).toHaveValue(name)
    }
  })

  await test.step('a name that another flag has is shown with a message, and can be continued', async () => {
    await site.text.getByRole('button', { name: 'Add flag' }).click()
    const name = field(site, 'Flag name')
    await name.fill('')
    await name.pressSequentially('checkout-redesign')
    await expect(name).toHaveAccessibleDescription('Another flag has this name.')
    await name.pressSequentially('-v2')
    await expect(name).toHaveValue('checkout-redesign-v2')
    await expect(verdict(site)).toContainText('checkout-redesign-v2')
  })

  await test.step('JSON is read, or its faults are named and the lab stays as it was', async () => {
    const strategy = {
      name: 'default',
      constraints: [{ contextName: 'version', operator: 'SEMVER_GT', value: 'latest' }],
    }
    const json = { version: 2, features: [{ name: 'pasted', enabled: true, strategies: [strategy] }] }
    const problems = site.text.getByRole('list').filter({ hasText: 'features' })
    await field(site, 'JSON').fill('{"features": [{"name": "pasted", "enabled": true, "strategies": {}}]}')
    await site.text.getByRole('button', { name: 'Read JSON' }).click()
    await expect(problems).toContainText("features[0].strategies This must be an array, but it's an object.")
    await expect(verdict(site)).toHaveText(/^checkout-redesign-v2/)
    await field(site, 'JSON').fill(JSON.stringify(json))
    await site.text.getByRole('button', { name: 'Read JSON' }).click()
    await expect(problems).toContainText('features[0].strategies[0].constraints[0].value')
    await expect(verdict(site)).toHaveText('pasted is off')
  })
})

test('a link with thousands of parts is shown in seconds, a few parts at a time', async ({ site }) => {
  const strategies = Array.from({ length: 5000 }, () => ({
    name: 'default',
    constraints: [{ contextName: 'a', operator: 'IN' }],
  }))
  const properties = Object.fromEntries(strategies.map((_strategy, index) => [`field-${index}`, 'x']))
  const json = { features: [{ name: 'large', enabled: true, strategies }], context: { properties } }
  const started = Date.now()
  await site.open(`/lab#${fragmentOf(JSON.stringify(json))}`)
  await expect(verdict(site)).toHaveText('large is off')
  expect(Date.now() - started).toBeLessThan(10_000)
  await expect(site.text).toContainText('and 4900 more steps')
  await expect(site.text).toContainText('fields are part of the context, but aren’t shown')
  await site.text.getByRole('button', { name: 'Show 50 of 4950 more' }).click()
  await expect(site.text.getByRole('group', { name: 'strategy 100', exact: true })).toBeVisible()
})

test('a link that cannot be read is refused with a message', async ({ site }) => {
  await site.open(
    `/lab#${fragmentOf('{"features": [{"name": "<img src=x onerror=alert(1)>", "enabled": 1, "strategies": []}]}')}`,
  )
  await expect(site.text).toContainText("The link can't be opened.")
  await expect(verdict(site)).toHaveText('checkout-redesign is on')

  await test.step('names with markup are shown as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    await site.page.goto('about:blank')
    await site.open(`/lab#${fragmentOf(JSON.stringify({ features: [{ name, enabled: true, strategies: [] }] }))}`)
    await expect(verdict(site)).toHaveText(`${name} is on`)
  })
})

/** Scripts with the code of the lab, recognized by a message of its engine. */
const labScripts = fs
  .readdirSync('public')
  .filter(
    (file) =>
      file.endsWith('.js') &&
      fs.readFileSync(`public/${file}`, 'utf8').includes('The parent must be on, and it is on.'),
  )

test('the script of the lab, with its styles, has at most 30 KB', () => {
  const sizes = labScripts.map((file) => brotliCompressSync(fs.readFileSync(`public/${file}`)).length)
  // An earlier build may have left another one.
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(30 * 1024)
})

test('other pages load nothing of the lab, even with links to it in view', async ({ site }) => {
  const requests: string[] = []
  site.page.on('request', (request) => requests.push(request.url()))
  await site.open('/reference/stickiness')
  await site.text.getByRole('link', { name: 'Open a rollout in the lab' }).hover()
  await site.page.waitForLoadState('networkidle')
  expect(requests.filter((url) => labScripts.some((file) => url.endsWith(file)))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page explains an example', async ({ site }) => {
    await site.openPlain('/lab?example=variants')
    await expect(site.text).toContainText('bucket 661')
    await expect(site.text.getByRole('textbox')).toHaveCount(0)
  })
})
