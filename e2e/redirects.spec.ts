import { readRedirectRules } from '../tools/server/netlifyRules'
import { requestOnce } from './requestOnce'
import { expect, test } from './test'

const moves = [
  ['/user_guide/api-token', '/how-to/how-to-create-api-tokens'],
  ['/docs/user_guide/api-token', '/how-to/how-to-create-api-tokens'],
  ['/sdks/go_sdk', '/reference/sdks/go'],
  ['/docs/reference/feature-toggles', '/reference/feature-toggles'],
  ['/user_guide/api-token.html', '/how-to/how-to-create-api-tokens'],
  ['/docs/sdks/go_sdk.htm', '/reference/sdks/go'],
  ['/docs/search', '/search'],
  ['/search.html', '/search'],
  ['/search.htm', '/search'],
  ['/reference/feature-toggles.html', '/reference/feature-toggles'],
  ['/reference/api/unleash/create-api-token.html', '/reference/api/unleash/create-api-token'],
] as const

test('an old path arrives at its page with query and hash', async ({ site }) => {
  for (const [from, to] of moves) {
    await test.step(from, async () => {
      await site.open(`${from}?from=mail&a=b%20c#part`)
      expect(site.url()).toBe(`${to}?from=mail&a=b%20c#part`)
      await expect(site.title).toBeVisible()
    })
  }
})

test.describe('inside the site', () => {
  // Gatsby requests the data of the page first and gets 404.
  test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

  test('a link to an old path arrives as well', async ({ site }) => {
    await site.open('/')
    for (const [index, [from, to]] of moves.entries()) {
      await test.step(from, async () => {
        // Some old paths have the same target: the number distinguishes this arrival from the page of the previous step.
        await site.navigateToOldPath(`${from}?step=${index}#part`)
        await site.expectUrl(`${to}?step=${index}#part`)
        await site.waitUntilReady()
        await expect(site.title).toBeVisible()
      })
    }
  })
})

test('a slash at the end is dropped', async ({ site }) => {
  await site.open('/reference/feature-toggles/?a=1#part')
  expect(site.url()).toBe('/reference/feature-toggles?a=1#part')
})

test('every old path redirects to a page in one step', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const { rules, problems } = await readRedirectRules('public/_redirects')
  expect(problems).toEqual([])
  expect(rules.length).toBeGreaterThan(1000)
  const wrong: string[] = []
  const targets = new Map<string, number>()
  for (const { path, to } of rules) {
    const response = await requestOnce(baseURL, `${path}?a=1`)
    const [target = '', hash] = to.split('#')
    if (response.status !== 301 || response.location !== `${target}?a=1${hash === undefined ? '' : `#${hash}`}`) wrong.push(path)
    else {
      if (!targets.has(target)) targets.set(target, (await requestOnce(baseURL, target)).status)
      if (targets.get(target) !== 200) wrong.push(`${path} to ${target}`)
    }
  }
  expect(wrong).toEqual([])
})
