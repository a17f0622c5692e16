import fs from 'node:fs'
import { brotliCompressSync, deflateRawSync } from 'node:zlib'
import type { Locator } from '@playwright/test'
import type { DocsSite } from '../DocsSite'
import { expect, folder, test } from './test'

const fragmentOf = (json: string) => `v1.${deflateRawSync(Buffer.from(json)).toString('base64url')}`
const verdict = (site: DocsSite): Locator => site.page.getByRole('region', { name: 'Result' }).getByRole('status')
const field = (site: DocsSite, name: string): Locator => site.text.getByLabel(name, { exact: true }).first()

/** Scripts with the code of the lab, recognized by a message of its engine. */
const labScripts = () =>
  fs
    .readdirSync(folder)
    .filter(
      (file) =>
        file.endsWith('.js') &&
        fs.readFileSync(`${folder}/${file}`, 'utf8').includes('The parent must be on, and it is on.'),
    )

test('a page loads the lab only ahead of a link to an example, which can be changed and shared', async ({
  site,
  otherTab,
}) => {
  const requests: string[] = []
  site.page.on('request', (request) => requests.push(request.url()))
  const scripts = labScripts()
  const ofLab = () => requests.filter((url) => scripts.some((file) => url.endsWith(file)))
  await site.open('/reference/activation-strategies')
  await site.page.waitForLoadState('networkidle')
  expect(ofLab()).toEqual([])
  const link = site.text.getByRole('link', { name: 'Try a rollout' })
  await link.hover()
  await expect.poll(ofLab).not.toEqual([])
  await link.click()
  await site.expectUrl('/lab?example=gradual-rollout')
  await expect(verdict(site)).toHaveText('checkout-redesign is on')
  await field(site, 'Rollout in percent').fill('9')
  await expect(verdict(site)).toHaveText('checkout-redesign is off')
  await expect.poll(() => site.url()).toMatch(/^\/lab#v1\./)
  await otherTab.open(site.url())
  await expect(verdict(otherTab)).toHaveText('checkout-redesign is off')
  await expect(field(otherTab, 'Rollout in percent')).toHaveValue('9')
})

test('on a phone, the verdict stays in view while the context or the flag is edited, and covers no field', async ({
  site,
}) => {
  await site.page.setViewportSize({ width: 390, height: 664 })
  await site.open('/lab')
  await expect(verdict(site)).toBeInViewport({ ratio: 1 })
  for (const name of ['userId', 'Flag name', 'Rollout in percent']) {
    await field(site, name).focus()
    await expect(verdict(site)).toBeInViewport({ ratio: 1 })
    const [edited, result] = [await field(site, name).boundingBox(), await verdict(site).boundingBox()]
    if (!edited || !result) throw new Error('Both are on the screen.')
    expect(edited.y >= result.y + result.height || edited.y + edited.height <= result.y, name).toBe(true)
  }
  await expect(site.text.getByRole('button', { name: 'Copy link to this state' })).toBeAttached()
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

test('the script of the lab, with its styles, has at most 30 KB', () => {
  const sizes = labScripts().map((file) => brotliCompressSync(fs.readFileSync(`${folder}/${file}`)).length)
  // An earlier build may have left another one.
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(30 * 1024)
})

test('the example is in the HTML, and that of the URL is shown when it is read', async ({ site }) => {
  const scripts = await site.openWithoutScripts('/lab')
  await expect(verdict(site)).toHaveText('checkout-redesign is on')
  scripts.send()
  await site.waitUntilReady()
  const late = await site.openWithoutScripts('/lab?example=constraints')
  await expect(site.title).toBeVisible()
  await expect(verdict(site)).toBeHidden()
  late.send()
  await expect(verdict(site)).toBeVisible()
  await expect(field(site, 'country')).toHaveValue('NO')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page explains an example', async ({ site }) => {
    await site.openPlain('/lab?example=variants')
    await expect(site.text).toContainText('Without scripts, readers see this text.')
    await expect(site.text.getByRole('textbox')).toHaveCount(0)
  })
})
