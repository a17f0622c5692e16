import { readRedirectRules } from '../tools/server/redirectRules'
import { expect, test } from './test'

const moves = [
  ['/user_guide/api-token', '/how-to/how-to-create-api-tokens'],
  ['/docs/user_guide/api-token', '/how-to/how-to-create-api-tokens'],
  ['/sdks/go_sdk', '/reference/sdks/go'],
  ['/docs/reference/feature-toggles', '/reference/feature-toggles'],
  ['/reference/feature-toggles.html', '/reference/feature-toggles'],
  ['/reference/api/unleash/create-api-token.html', '/reference/api/unleash/create-api-token'],
] as const

for (const [from, to] of moves) {
  test(`${from} arrives at ${to} with query and hash`, async ({ site }) => {
    await site.open(`${from}?from=mail&a=b%20c#part`)
    expect(site.address()).toBe(`${to}?from=mail&a=b%20c#part`)
    await expect(site.title).toBeVisible()
  })
}

test.describe('inside the site', () => {
  // Gatsby asks for the data of a page first; the answer is that there is none.
  test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

  for (const [from, to] of moves) {
    test(`a link to ${from} arrives as well`, async ({ site }) => {
      await site.open('/')
      await site.followInternalLink(`${from}?from=mail#part`)
      await site.expectAddress(`${to}?from=mail#part`)
      await expect(site.title).toBeVisible()
    })
  }
})

test('a slash at the end is dropped', async ({ site }) => {
  await site.open('/reference/feature-toggles/?a=1#part')
  expect(site.address()).toBe('/reference/feature-toggles?a=1#part')
})

test('every old address answers with one step to a page', async ({ request }) => {
  const { rules, problems } = await readRedirectRules('public/_redirects')
  expect(problems).toEqual([])
  expect(rules.length).toBeGreaterThan(1000)
  const wrong: string[] = []
  for (const { path, to } of rules) {
    const answer = await request.get(`${path}?a=1`, { maxRedirects: 0 })
    const { location = '' } = answer.headers()
    const [target = '', hash] = to.split('#')
    if (answer.status() !== 301 || location !== `${target}?a=1${hash === undefined ? '' : `#${hash}`}`) wrong.push(path)
    else if ((await request.head(target, { maxRedirects: 0 })).status() !== 200) wrong.push(`${path} to ${to}`)
  }
  expect(wrong).toEqual([])
})
