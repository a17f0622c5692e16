import { readRedirectRules, redirectFinder } from '../tools/server/netlifyRules'
import { builtPaths } from './builtPaths'
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

test('an old path redirects to its page with its query', async ({ baseURL }) => {
  for (const [from, to] of moves) {
    let url = `${from}?from=mail&a=b%20c`
    let response = await requestOnce(baseURL, url)
    while (response.status === 301) {
      url = response.location
      response = await requestOnce(baseURL, url)
    }
    expect({ url, status: response.status }).toEqual({ url: `${to}?from=mail&a=b%20c`, status: 200 })
  }
})

test.describe('inside the site', () => {
  // Gatsby requests the data of the page first and gets 404.
  test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

  test('a link to an old path arrives as well', async ({ site }) => {
    await site.open('/')
    for (const [index, [from, to]] of moves.slice(0, 3).entries()) {
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

test('the hash arrives, too, and a slash at the end is dropped', async ({ site }) => {
  for (const path of ['/reference/feature-toggles/', '/docs/reference/feature-toggles']) {
    await site.open(`${path}?a=b%20c#part`)
    expect(site.url()).toBe('/reference/feature-toggles?a=b%20c#part')
    await expect(site.title).toBeVisible()
  }
})

// The server finds redirects and pages with the same functions.
test('every old path redirects to a page in one step', async () => {
  const { rules, problems } = await readRedirectRules('public/_redirects')
  expect(problems).toEqual([])
  expect(rules.length).toBeGreaterThan(1000)
  const findRedirect = redirectFinder(rules)
  const pages = new Set(builtPaths())
  const wrong = rules.filter(({ path, to }) => {
    const [target = '', hash] = to.split('#')
    const found = pages.has(path) ? undefined : findRedirect(path, '?a=1')
    return (
      found?.status !== 301 ||
      found.location !== `${target}?a=1${hash === undefined ? '' : `#${hash}`}` ||
      !pages.has(target)
    )
  })
  expect(wrong).toEqual([])
})
